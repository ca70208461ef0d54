/** Every sentence of the page, by id, from Fluent files: the page's own, and one of each game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../locales/en.ftl?raw';

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** Sentences of a file; what it does not have is looked up elsewhere. */
export function texts(source: string, elsewhere: Say = (id) => id): Say {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, args) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args) : elsewhere(id, args);
  };
}

export const t = texts(english);

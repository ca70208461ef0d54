/** Every sentence of the page, by id, from the language's Fluent file. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../locales/en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(english));

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args) : id;
}

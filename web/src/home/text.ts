/** The start page's sentences, and how what the server offers is called. */
import { t as page, texts } from '../lib/text';
import english from './locales/en.ftl?raw';

export const t = texts(english, page);

/** `four-alternative` and `turn_limit` as people read them. */
export function spoken(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page's own word for something of the server; else the server's, else its id in words. */
export function called(kind: string, id: string, name = spoken(id)): string {
  const key = `${kind}-${id}`;
  const own = t(key);
  return own === key ? name : own;
}

/** The sentences of Ark Nova besides those of the page. */
import { t as page, texts } from '../lib/text';
import english from './locales/en.ftl?raw';

export const t = texts(english, page);

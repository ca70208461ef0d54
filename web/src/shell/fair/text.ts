/** The sentences of "Fair deal", which are fetched with it. */
import { t as page, texts } from '../../lib/text';
import english from './locales/en.ftl?raw';

export const t = texts(english, page);

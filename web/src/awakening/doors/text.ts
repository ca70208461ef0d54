/** The sentences of Complexity 2, and of bombs and shots, besides those of every game. */
import { texts } from '../../lib/text';
import { t as awakening } from '../text';
import english from './locales/en.ftl?raw';

export const t = texts(english, awakening);

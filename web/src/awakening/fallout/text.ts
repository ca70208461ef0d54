/** The sentences of Fallout besides those of every game. */
import { texts } from '../../lib/text';
import { t as awakening } from '../text';
import english from './locales/en.ftl?raw';

export const t = texts(english, awakening);

/** The games on the start page; a table does not load their pictures. */
import awakening from './awakening/card';
import type { Card } from './lib/face';
import nova from './nova/card';

export const cards: Record<string, Card> = { awakening, nova };

import type { Answering } from '../answering.ts';
import { scalePoint } from '../helpers/scale-answering.ts';

export const npsAnswering: Answering<'nps'> = scalePoint;

import type { Answering } from '../answering.ts';
import { scalePoint } from '../helpers/scale-answering.ts';

export const ratingAnswering: Answering<'rating'> = scalePoint;

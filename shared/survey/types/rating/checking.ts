import type { Checking } from '../checking.ts';
import { scaleChecking } from '../helpers/scale-checking.ts';

export const ratingChecking = scaleChecking satisfies Checking<'rating'>;

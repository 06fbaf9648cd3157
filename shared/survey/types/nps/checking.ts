import type { Checking } from '../checking.ts';
import { scaleChecking } from '../helpers/scale-checking.ts';

export const npsChecking = scaleChecking satisfies Checking<'nps'>;

import type { Answering } from '../answering.ts';
import { oneChoice } from '../helpers/choice-answering.ts';

export const dropDownAnswering: Answering<'drop_down'> = oneChoice;

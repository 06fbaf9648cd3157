import type { Answering } from '../answering.ts';
import { oneChoice } from '../helpers/choice-answering.ts';

export const singleSelectAnswering: Answering<'single_select'> = oneChoice;

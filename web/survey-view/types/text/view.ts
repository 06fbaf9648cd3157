import { freeText } from './input.ts';
import type { TypeView } from '../input.ts';

export const textView: TypeView<'text'> = { input: freeText };

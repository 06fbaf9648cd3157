import { freeText } from './input.ts';
import type { TypeView } from '../registry.ts';

export const textView: TypeView<'text'> = { input: freeText };

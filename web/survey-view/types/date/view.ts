import { dateInput, loadCalendar } from './input.ts';
import type { TypeView } from '../input.ts';

export const dateView: TypeView<'date'> = { input: dateInput, preload: loadCalendar };

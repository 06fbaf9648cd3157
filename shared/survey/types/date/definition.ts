import type { Rate } from '../../../analytics/intervals.ts';
import type { TextAnswer } from '../../answer.ts';
import type { FlowConfig } from '../../question.ts';
import type { QuestionResultBase, ReadableText } from '../results.ts';

export interface DateResult extends QuestionResultBase {
  readonly kind: 'date';
  /** Oldest first; only months with answers. */
  readonly months: readonly { readonly month: string; readonly rate: Rate | null }[];
}

export interface CalendarDate {
  readonly config: FlowConfig;
  /** `YYYY-MM-DD` */
  readonly answer: TextAnswer;
  readonly texts: never;
  readonly readable: ReadableText;
  readonly result: DateResult;
}

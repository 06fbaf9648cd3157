import type { TextAnswer } from '../../answer.ts';
import type { FlowConfig } from '../../question.ts';
import type { QuestionResultBase, ReadableText } from '../results.ts';

export interface TextConfig extends FlowConfig {
  readonly placeholder: string;
}

/** The texts are stored as rows, not as counters. */
export interface TextResult extends QuestionResultBase {
  readonly kind: 'text';
}

export interface Text {
  readonly config: TextConfig;
  readonly answer: TextAnswer;
  readonly texts: 'placeholder';
  readonly readable: ReadableText;
  readonly result: TextResult;
}

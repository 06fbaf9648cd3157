import type { TextAnswer } from '../../answer.ts';
import type { FlowConfig } from '../../question.ts';
import type { OptionResult } from '../helpers/choice-results.ts';
import type { QuestionResultBase } from '../results.ts';

export interface TextConfig extends FlowConfig {
  readonly placeholder: string;
}

/** The texts are stored as rows, not as counters. */
export interface TextResult extends QuestionResultBase {
  readonly kind: 'text';
  /** The pinned themes. A text may count in several or in none. */
  readonly themes: readonly OptionResult[];
}

export interface ReadableWords {
  readonly kind: 'words';
  readonly text: string;
  /** The names of the pinned themes that the text counts in. */
  readonly themes: readonly string[];
}

export interface Text {
  readonly config: TextConfig;
  readonly answer: TextAnswer;
  readonly texts: 'placeholder';
  readonly readable: ReadableWords;
  readonly result: TextResult;
}

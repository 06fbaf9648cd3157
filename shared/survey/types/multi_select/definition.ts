import type { MultiChoiceAnswer } from '../../answer.ts';
import type { ChoiceConfig } from '../../question.ts';
import type { ChoiceResult, ReadableChoice } from '../helpers/choice-results.ts';

export interface MultiSelectConfig extends ChoiceConfig {
  readonly displayType: 'checkbox';
  readonly minSelect: number;
  readonly maxSelect: number | null;
}

export interface MultiSelect {
  readonly config: MultiSelectConfig;
  readonly answer: MultiChoiceAnswer;
  readonly texts: 'otherLabel';
  readonly readable: ReadableChoice;
  readonly result: ChoiceResult;
}

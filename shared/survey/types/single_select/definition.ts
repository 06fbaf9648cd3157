import type { SingleChoiceAnswer } from '../../answer.ts';
import type { ChoiceConfig } from '../../question.ts';
import type { ChoiceResult, ReadableChoice } from '../helpers/choice-results.ts';

export interface SingleSelectConfig extends ChoiceConfig {
  readonly displayType: 'radio';
}

export interface SingleSelect {
  readonly config: SingleSelectConfig;
  readonly answer: SingleChoiceAnswer;
  readonly texts: 'otherLabel';
  readonly readable: ReadableChoice;
  readonly result: ChoiceResult;
}

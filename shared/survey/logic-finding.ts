/** Where in a survey a finding is. */
export interface Place {
  /** Null where the whole survey is meant. */
  readonly questionId: string | null;
  readonly ruleIndex: number | null;
}

export type LogicCode =
  | 'no_questions'
  | 'loop'
  | 'unreachable'
  | 'missing_question'
  | 'missing_option'
  | 'empty_rule'
  | 'rule_without_target'
  | 'more_than_one_target'
  | 'shadowed_rule'
  | 'rules_ignored'
  | 'terminal_overruled'
  | 'no_options'
  | 'impossible_selection';

/** An error keeps a survey from being published; a warning is worth a look. */
export type Severity = 'error' | 'warning';

export interface LogicFinding extends Place {
  readonly code: LogicCode;
  readonly severity: Severity;
  /** For the merchant. */
  readonly message: string;
}

export function finding(
  code: LogicCode,
  severity: Severity,
  message: string,
  questionId: string | null,
  ruleIndex: number | null = null,
): LogicFinding {
  return { code, severity, message, questionId, ruleIndex };
}

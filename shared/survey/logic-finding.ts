/** The place of a finding in a survey. */
export interface Place {
  /** Null means the whole survey. */
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

/** An error prevents publishing; a warning does not. */
export type Severity = 'error' | 'warning';

export interface LogicFinding extends Place {
  readonly code: LogicCode;
  readonly severity: Severity;
  /** The message that the merchant reads. */
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

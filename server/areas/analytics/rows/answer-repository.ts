import type { Bind } from './row-filter-repository.ts';

/** Where a version stores the answer to a question. */
export interface AnswerPlace {
  readonly version: number;
  readonly questionId: string;
}

/** The whole answer to a question as JSON, in whichever place each version has it; null if it was not answered. */
export function answerAt(places: readonly AnswerPlace[], bind: Bind, table = ''): string {
  const versions = new Map<string, number[]>();
  for (const { version, questionId } of places) {
    versions.set(questionId, [...(versions.get(questionId) ?? []), version]);
  }
  const cases = [...versions].map(
    ([questionId, of]) =>
      `WHEN ${table}version = ANY (${bind(of)}::int[]) THEN ${table}answers->${bind(questionId)}::text`,
  );
  return `(CASE ${cases.join(' ')} WHEN false THEN ${table}answers END)::text`;
}

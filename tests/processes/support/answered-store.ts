import type { Database } from '#server/kernel/database/database.ts';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { CHOICE, insertAnswers } from '#tests/support/many-answers.ts';
import { newResponseId, prepareStore } from './prepare.ts';

/** The text beside *Other* in all responses. */
export const WORDS = 'TV';

export interface Results {
  readonly responses: number;
  /** The number of responses that count as the option of `WORDS`. */
  readonly asOption: number;
}

export interface AnsweredStore {
  readonly storeId: string;
  readonly surveyId: string;
  readonly customerId: string;
  /** Sends a request as the merchant. Returns null if the instance was killed before it replied. */
  ask(url: string, method: string, path: string, body?: object): Promise<Response | null>;
  /** Null if the survey is deleted. */
  results(url: string): Promise<Results | null>;
  rows(database: Database): Promise<number>;
}

/** Creates a store with one live survey and thousands of responses of one customer, before an instance starts. */
export async function answeredStore(
  database: Database,
  { count, daysAgo = 0 }: { readonly count: number; readonly daysAgo?: number },
): Promise<AnsweredStore> {
  const { storeId, surveyId, authorization } = await prepareStore(database, CHOICE);
  const customerId = newResponseId();
  await insertAnswers(database, { storeId, surveyId, count, words: WORDS, customerId, daysAgo });

  const ask: AnsweredStore['ask'] = (url, method, path, body) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
  return {
    ...{ storeId, surveyId, customerId, ask },
    async results(url) {
      const reply = await ask(url, 'GET', `/surveys/${surveyId}/analytics/questions?range=all`);
      if (reply?.status !== 200) return null;
      const { data } = (await reply.json()) as { data: QuestionResults };
      const options = data.questions.flatMap((each) => (each.kind === 'choice' ? each.options : []));
      const option = options.find(({ text }) => text === WORDS);
      return { responses: data.responses, asOption: option?.rate?.count ?? 0 };
    },
    async rows(db) {
      const [row] = await db.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM responses WHERE store_id = $1 AND survey_id = $2`,
        [storeId, surveyId],
      );
      return row?.n ?? 0;
    },
  };
}

import type { LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import { type LowScoreState, MOST_COUNTED } from '#shared/api/values.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import { givenRows } from '#server/kernel/database/given-rows.ts';
import type { followUps } from '#server/kernel/database/schema/follow-ups.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { type Bind, surveyParameters } from '../rows/row-filter-repository.ts';
import type { ListPosition } from '../rows/row-repository.ts';

/** Which low scores to list or count. */
export interface LowScoreFilter {
  readonly state: LowScoreState | 'any';
  readonly assigned: 'any' | 'nobody' | 'person';
  readonly owner: string;
  readonly due: 'any' | 'overdue' | 'today' | 'week' | 'none';
  /** The store's today. */
  readonly today: string;
}

export interface LowScoreRow extends ListPosition {
  readonly followUp: LowScoreFollowUp;
}

/** The next low scores, newest first. */
export async function findLowScores(
  db: Queries,
  survey: SurveyKey,
  filter: LowScoreFilter,
  { before, rows }: { readonly before: ListPosition | null; readonly rows: number },
): Promise<LowScoreRow[]> {
  const { parameters, bind } = surveyParameters(survey);
  const conditions = conditionsOf(filter, bind);
  if (before) {
    conditions.push(`(low_at, response_id) < (${bind(before.at)}::timestamptz, ${bind(before.responseId)})`);
  }
  const found = await db.query<LowScoreFollowUp & { responseId: string; lowAt: string }>(
    `SELECT response_id, low_at, state, owner, due_on, note FROM follow_ups
      WHERE store_id = $1 AND survey_id = $2 AND ${conditions.join(' AND ')}
      ORDER BY low_at DESC, response_id DESC LIMIT ${bind(rows)}::int`,
    parameters,
  );
  return found.map(({ lowAt, responseId, ...followUp }) => ({ at: lowAt, responseId, followUp }));
}

function conditionsOf({ state, assigned, owner, due, today }: LowScoreFilter, bind: Bind): string[] {
  const conditions = ['low_at IS NOT NULL'];
  if (state !== 'any') conditions.push(`state = ${bind(state)}`);
  if (assigned !== 'any') conditions.push(`owner = ${bind(assigned === 'nobody' ? '' : owner)}`);
  switch (due) {
    case 'any':
      break;
    case 'none':
      conditions.push('due_on IS NULL');
      break;
    case 'overdue':
      conditions.push(IS_DUE, `due_on < ${bind(today)}::date`);
      break;
    case 'today':
      conditions.push(IS_DUE, `due_on = ${bind(today)}::date`);
      break;
    case 'week':
      conditions.push(IS_DUE, `due_on >= ${bind(today)}::date AND due_on < ${bind(today)}::date + 7`);
  }
  return conditions;
}

/** As in the index of due days. */
const IS_DUE = `due_on IS NOT NULL AND state <> 'solved'`;

/** Counts the low scores of each state, up to one more than `MOST_COUNTED`. */
export async function countByState(
  db: Queries,
  survey: SurveyKey,
  filter: LowScoreFilter,
): Promise<Record<LowScoreState, number>> {
  const { parameters, bind } = surveyParameters(survey);
  const conditions = conditionsOf({ ...filter, state: 'any' }, bind);
  const order = hasDueDay(filter) ? 'due_on, low_at' : 'low_at';
  const states = hasDueDay(filter) ? OPEN_STATES : [...OPEN_STATES, 'solved' as const];
  const rows = await db.query<{ state: LowScoreState; n: number }>(
    states
      .map((state) => {
        const name = bind(state);
        return `SELECT ${name}::text AS state, (${countUpTo([...conditions, `state = ${name}`], order)}) AS n`;
      })
      .join(' UNION ALL '),
    parameters,
  );
  const counts = { new: 0, in_work: 0, solved: 0 };
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}

const OPEN_STATES = ['new', 'in_work'] as const;

const hasDueDay = ({ due }: LowScoreFilter): boolean => due !== 'any' && due !== 'none';

/** Stops counting at one more than `MOST_COUNTED`. The order is that of an index, so that no other row is read. */
const countUpTo = (conditions: readonly string[], order: string): string =>
  `SELECT count(*)::float8 FROM (
     SELECT response_id FROM follow_ups WHERE store_id = $1 AND survey_id = $2 AND ${conditions.join(' AND ')}
      ORDER BY ${order} LIMIT ${MOST_COUNTED + 1}) AS found`;

/** Counts low scores that are overdue, up to one more than `MOST_COUNTED`. */
export async function countOverdue(db: Queries, survey: SurveyKey, today: string): Promise<number> {
  const { parameters, bind } = surveyParameters(survey);
  const overdue = conditionsOf({ state: 'any', assigned: 'any', owner: '', due: 'overdue', today }, bind);
  const [row] = await db.query<{ n: number }>(
    `SELECT (${countUpTo(overdue, 'due_on, low_at')}) AS n`,
    parameters,
  );
  return row?.n ?? 0;
}

const MOST_PEOPLE = 100;

/** The names of the people in charge. It skips from name to name in the index and reads no other row. */
export async function findPeople(db: Queries, { storeId, surveyId }: SurveyKey): Promise<string[]> {
  const nextAfter = (name: string) =>
    `(SELECT owner FROM follow_ups WHERE store_id = $1 AND survey_id = $2 AND low_at IS NOT NULL AND owner > ${name}
       ORDER BY owner LIMIT 1)`;
  const rows = await db.query<{ owner: string }>(
    `WITH RECURSIVE people AS (
       SELECT ${nextAfter(`''`)} AS owner
       UNION ALL SELECT ${nextAfter('people.owner')} FROM people WHERE people.owner IS NOT NULL)
     SELECT owner FROM people WHERE owner IS NOT NULL LIMIT ${MOST_PEOPLE}`,
    [storeId, surveyId],
  );
  return rows.map(({ owner }) => owner);
}

export async function findFollowUp(
  db: Queries,
  { storeId, surveyId }: SurveyKey,
  responseId: string,
): Promise<LowScoreFollowUp | null> {
  const [row] = await db.query<LowScoreFollowUp>(
    `SELECT state, owner, due_on, note FROM follow_ups
      WHERE store_id = $1 AND survey_id = $2 AND response_id = $3 AND low_at IS NOT NULL`,
    [storeId, surveyId, responseId],
  );
  return row ?? null;
}

export interface LockedFollowUp {
  readonly responseId: string;
  readonly followUp: LowScoreFollowUp;
}

/** Locks the low scores with these ids that exist, in one order, so that transactions do not deadlock. */
export async function lockFollowUps(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  responseIds: readonly string[],
): Promise<LockedFollowUp[]> {
  const rows = await tx.query<LowScoreFollowUp & { responseId: string }>(
    `SELECT response_id, state, owner, due_on, note FROM follow_ups
      WHERE store_id = $1 AND survey_id = $2 AND response_id = ANY ($3::text[]) AND low_at IS NOT NULL
      ORDER BY response_id FOR UPDATE`,
    [storeId, surveyId, responseIds],
  );
  return rows.map(({ responseId, ...followUp }) => ({ responseId, followUp }));
}

const CHANGED = givenRows<LockedFollowUp, typeof followUps.$inferInsert>(
  {
    responseId: ['text', ({ responseId }) => responseId],
    state: ['text', ({ followUp }) => followUp.state],
    owner: ['text', ({ followUp }) => followUp.owner],
    dueOn: ['date', ({ followUp }) => followUp.dueOn],
    note: ['text', ({ followUp }) => followUp.note],
  },
  3,
);

/** Saves the follow-ups of locked low scores. */
export async function saveFollowUps(
  tx: Queries,
  { storeId, surveyId }: SurveyKey,
  rows: readonly LockedFollowUp[],
): Promise<void> {
  await tx.query(
    `UPDATE follow_ups SET ${CHANGED.set('given', ['responseId'])}, changed_at = now()
       FROM unnest(${CHANGED.lists}) AS given (${CHANGED.names})
      WHERE store_id = $1 AND survey_id = $2 AND follow_ups.response_id = given.response_id`,
    [storeId, surveyId, ...CHANGED.values(rows)],
  );
}

import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import { createHash } from 'node:crypto';
import type { Discount } from '#shared/api/analytics-inbox.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { createDiscountCode } from '#server/kernel/platform/discount-codes.ts';
import { coversScopes, WRITE_DISCOUNTS } from '#server/kernel/platform/oauth.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { confirmDiscount, findChange, insertEvents } from './event-repository.ts';
import { findFollowUp, lockFollowUps } from './follow-up-repository.ts';

type DiscountDeps = Pick<Deps, 'config' | 'database' | 'newId' | 'clock'>;

interface Input {
  readonly surveyId: string;
  readonly responseId: string;
  readonly changeId: string;
  readonly actor: string;
  readonly percent: number;
  readonly days: number;
}

/**
 * Creates a code in the store. Its code is stored before the store is asked, so that a repeated call asks for the same
 * code and never for a second one. The history has it once the store confirmed it.
 */
export async function createDiscount(deps: DiscountDeps, session: Session, input: Input): Promise<Discount> {
  const { database } = deps;
  const { storeId } = session;
  const { surveyId, responseId, changeId } = input;
  const survey = { storeId, surveyId };
  requireFound(await findFollowUp(database, survey, responseId), 'There is no such low score.');
  const scopes = (await findStore(database, storeId))?.scopes ?? [];
  if (!coversScopes(scopes, [WRITE_DISCOUNTS])) {
    throw new AppError('FORBIDDEN', 'The store does not allow Askwell to create discount codes.');
  }
  const discount = await storeWish(deps, storeId, input);
  await callStore(deps, storeId, (access) =>
    createDiscountCode(access, {
      ...discount,
      title: `${discount.percent}% for one order (Askwell)`,
      startsAt: new Date(deps.clock()).toISOString(),
    }),
  );
  await database.transaction(async (tx) => {
    const [row] = await lockFollowUps(tx, survey, [responseId]);
    if (row === undefined) return;
    if (!(await confirmDiscount(tx, survey, { responseId, changeId }))) return;
    const subject = `${discount.percent}% for one order`;
    await noteActivity(tx, storeId, session, { kind: 'discount.created', subject });
  });
  return discount;
}

/** Returns the stored wish of a repeated call. */
async function storeWish(
  { database, clock }: DiscountDeps,
  storeId: string,
  { surveyId, responseId, changeId, actor, percent, days }: Input,
): Promise<Discount> {
  const survey = { storeId, surveyId };
  const endsAt = new Date(clock() + days * DAY_MS).toISOString();
  const wish = { code: codeOf(`${storeId}/${responseId}/${changeId}`), percent, endsAt };
  const event = { responseId, changeId, actor, before: {}, after: { discount: wish } };
  await insertEvents(database, survey, [{ ...event, kind: 'unconfirmed_discount' }]);
  const stored = (await findChange(database, survey, changeId)).find(
    (each) => each.responseId === responseId,
  );
  const kept = stored?.after.discount;
  if (!kept) throw new AppError('CONFLICT');
  return kept;
}

/** Without characters that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** The change's id is random, so the code cannot be guessed. */
function codeOf(secret: string): string {
  const bytes = createHash('sha256').update(secret).digest();
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

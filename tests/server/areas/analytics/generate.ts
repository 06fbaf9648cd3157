import { stableHash } from '#shared/stable-hash.ts';
import { createMetrics } from '#server/kernel/telemetry/metrics.ts';
import { createCollectServices } from '#server/areas/collect/collect.ts';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import { receiveResponse } from '#server/areas/collect/receive-response.ts';
import { recordSighting } from '#server/areas/collect/sightings/record-sighting.ts';
import { productDeps } from '#server/start/product-deps.ts';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';
import type { Answer, Answers } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { ChoiceQuestion, Question } from '#shared/survey/question.ts';
import { VARIANTS } from '#shared/survey/variant.ts';
import { question, rule, survey } from '#tests/shared/survey/build.ts';
import { rollAnswer } from '#tests/support/arbitraries.ts';
import { testClock, testDeps, type TestDeps, TEST_NOW } from '#tests/support/app.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildStore, newShop } from '#tests/support/stores.ts';
import { buildPublishedSurvey, saveAndPublish } from '#tests/support/surveys.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { walk } from '#server/areas/collect/responses/check-response.ts';

const DAY_MS = 86_400_000;
const STEP_DAYS = 6;

/** A seeded generator of random numbers (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  return { next, roll, pick, chance: (share: number) => next() < share };
}

export type Random = ReturnType<typeof createRandom>;

const CHOICE = question('single_select', 'source', {
  text: 'How did you hear of us?',
  options: ['friend', 'search', 'advert'],
  config: { allowOther: true },
  rules: [rule('CONTAINS', ['advert'], 'liked')],
}) as ChoiceQuestion;

/** One question of each type. Shoppers who answer *advert* skip the rating. */
export const FIRST_VERSION: SurveyDefinition = survey(
  CHOICE,
  question('rating', 'stars', { config: { scale: 5 } }),
  question('multi_select', 'liked', {
    options: ['price', 'look', 'speed'],
    config: { allowOther: true },
    isRequired: false,
  }),
  question('nps', 'nps'),
  question('drop_down', 'size', { options: ['small', 'large'] }),
  question('date', 'bought', { isRequired: false }),
  question('text', 'words', { isRequired: false }),
);

/** One corrected text, one new meaning, one more option, one more question, one question less, and a split test. */
function secondVersion(published: SurveyDefinition): SurveyDefinition {
  const questions = published.questions
    .filter(({ questionId }) => questionId !== 'bought')
    .map((each) => {
      if (each.questionId === 'stars') return { ...each, text: 'How many stars?' };
      if (each.questionId === 'size') return { ...each, text: 'Which size did you want?' };
      if (each.questionId !== 'source' || !('options' in each.config)) return each;
      const options = [...each.config.options, { id: 'press', text: 'Press', meaningId: 'press' }];
      return { ...each, config: { ...each.config, options } };
    });
  const extra = { ...question('rating', 'care', { config: { scale: 3 } }), surveyId: published.surveyId };
  return {
    ...published,
    questions: [...questions, extra].map((each, orderIndex) => ({ ...each, orderIndex })),
    split: { kind: 'wording', questionId: 'care', text: extra.text, description: 'Of three' },
  } as SurveyDefinition;
}

/** A sighting that the test has sent. */
export interface Shown {
  readonly version: number;
  /** The store's day. */
  readonly day: string;
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
}

export interface GeneratedStore {
  readonly deps: TestDeps;
  readonly storeId: string;
  readonly surveyId: string;
  readonly publicId: string;
  readonly authorization: string;
  readonly shown: readonly Shown[];
}

/** A store whose survey was answered over many days in two versions, through the use cases. */
export async function generateStore(
  database: Database,
  {
    days,
    perDay,
    seed = 1,
    timezone = 'Europe/Lisbon',
  }: { days: number; perDay: number; seed?: number; timezone?: string },
): Promise<GeneratedStore> {
  const deps = testDeps({ database, clock: testClock(TEST_NOW - days * DAY_MS) });
  const random = createRandom(seed);
  const store = await buildStore(deps, newShop(), { timezone });
  await subscribe(deps, store.storeId, 'pro');
  const made = await buildPublishedSurvey(deps, store, FIRST_VERSION);
  const { surveyId, publicId } = made;
  const collect = createCollectServices(productDeps({ ...deps, metrics: createMetrics() }), () => undefined);
  const previewToken = () =>
    signPreview({ storeId: store.storeId, surveyId }, deps.config.secrets.session, deps.clock()).token;
  const versions = [made.definition];
  const shown: Shown[] = [];
  // Responses may wait on a device for a week, so several days can be sent at once.
  for (let day = 0; day < days; day += STEP_DAYS) {
    deps.clock.advance(STEP_DAYS * DAY_MS);
    if (versions.length === 1 && day >= days / 2) versions.push(await publishSecond(deps, store, surveyId));
    await Promise.all(
      Array.from({ length: perDay * STEP_DAYS }, async (_, number) => {
        // Some shoppers still have the first version open.
        const version = versions.length > 1 && random.chance(0.1) ? 1 : versions.length;
        const at = deps.clock() - random.roll(STEP_DAYS * DAY_MS);
        const definition = versions[version - 1] ?? made.definition;
        const drawn = drawResponse(random, definition, at, `${day}-${number}`);
        const { attributes, snapshots } = drawn;
        const { country, customerType, placement } = attributes;
        const seen = { placement, ...(country && { country }), ...(customerType && { customerType }) };
        const sighting = { publicId, sightingId: drawn.responseId, kind: 'shown' as const, version, at };
        await recordSighting(collect, { ...sighting, attributes: seen }, null);
        shown.push({
          version,
          day: dayIn(at, timezone),
          placement,
          country: country ?? '',
          customerType: customerType ?? '',
        });
        for (const snapshot of snapshots) {
          const sent = { publicId, version, sentAt: deps.clock(), ...drawn, ...snapshot };
          await receiveResponse(collect, drawn.test ? { ...sent, previewToken: previewToken() } : sent, null);
        }
      }),
    );
  }
  await collect.stop();
  const { authorization } = await validSession(deps, store);
  return { deps, storeId: store.storeId, surveyId, publicId, authorization, shown };
}

/** The day of a moment, by other code than the product's. */
export function dayIn(moment: number | string, timeZone: string): string {
  const known = DAY_FORMATS.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  if (!known) DAY_FORMATS.set(timeZone, format);
  return format.format(new Date(moment));
}

/** Kept, because making one takes as long as a hundred days take to format. */
const DAY_FORMATS = new Map<string, Intl.DateTimeFormat>();

async function publishSecond(
  deps: TestDeps,
  store: Parameters<typeof buildPublishedSurvey>[1],
  surveyId: string,
): Promise<SurveyDefinition> {
  const definition = secondVersion({
    ...FIRST_VERSION,
    surveyId,
    questions: FIRST_VERSION.questions.map((each) => ({ ...each, surveyId })),
  });
  return publishAgain(deps, store.storeId, { surveyId, baseRevision: 2, definition }, [
    { questionId: 'stars', optionId: null, change: 'correction' },
    { questionId: 'size', optionId: null, change: 'new_meaning' },
  ]);
}

/** Saves and publishes a draft, with the merchant's decision for each changed text. */
export async function publishAgain(
  deps: TestDeps,
  storeId: string,
  draft: Parameters<typeof saveAndPublish>[2],
  meanings: Parameters<typeof saveAndPublish>[3],
): Promise<SurveyDefinition> {
  const session = { sessionId: 's', storeId, merchantId: 'm', storeUrl: 'shop.example' };
  return (await saveAndPublish(deps, session, draft, meanings)).definition;
}

const COUNTRIES = ['PT', 'ES', 'DE', 'FR', undefined] as const;
const WORDS = [
  'Lovely lamps',
  'lovely LAMPS',
  'Too slow, sadly',
  'Ótimo serviço',
  '=1+1',
  'The "blue" one\nis best',
];

const OTHER_WORDS = ['A podcast', 'a PODCAST', 'The radio', 'Something else'] as const;

/** Replaces a text with one of a few texts, so that several shoppers write the same. */
function inWords(random: Random, { type }: Question, answer: Answer): Answer {
  if (type === 'text') return { value: random.pick(WORDS) };
  if (!('otherValue' in answer) || answer.otherValue === null) return answer;
  return { ...answer, otherValue: random.pick(OTHER_WORDS) };
}

/** A random response whose answers follow the survey's path. */
export function drawResponse(random: Random, definition: SurveyDefinition, at: number, name: string) {
  const compiled = compileSurvey(definition);
  const answers: Record<string, Answer> = {};
  const dice = { roll: random.roll };
  const path = walk(compiled, (index) => {
    const asked = definition.questions[index];
    if (asked === undefined) return undefined;
    const answer = rollAnswer(asked, dice);
    if (answer === undefined) return undefined;
    answers[asked.questionId] = inWords(random, asked, answer);
    return answers[asked.questionId];
  }).map((index) => definition.questions[index]?.questionId ?? '');
  const complete = random.chance(0.7);
  const given = Object.keys(answers).length;
  const kept = complete ? given : Math.max(1, random.roll(given + 1));
  const whole = firstAnswers(answers, path, kept);
  const timings = Object.fromEntries(path.map((questionId) => [questionId, random.roll(20_000)]));
  const hasOrder = random.chance(0.6);
  const startedAt = at - random.roll(600_000) - 500;
  const snapshot = { timings, path, startedAt, changedAt: at };
  const last = { ...snapshot, revision: 2, complete, answers: whole };
  const first = { ...snapshot, revision: 1, complete: false, answers: firstAnswers(answers, path, 1) };
  return {
    responseId: `response-${name}-`.padEnd(32, '0'),
    respondentKey: `visitor:${name}`,
    variant: [...VARIANTS, undefined][stableHash(`variant of ${name}`) % 3],
    test: random.chance(0.03),
    snapshots: random.chance(0.5) ? [first, last] : [last],
    attributes: {
      placement: random.pick(PLACEMENT_TYPES),
      language: ['pt', 'de', undefined][stableHash(name) % 3],
      country: random.pick(COUNTRIES),
      customerType: random.pick(['firstTime', 'repeat', undefined] as const),
      customerId: random.chance(0.5) ? `c${random.roll(50)}` : undefined,
      ...(hasOrder && {
        orderId: `order-${name}`,
        orderValue: random.roll(20_000) / 100,
        orderCurrency: random.chance(0.9) ? 'EUR' : 'USD',
      }),
    },
    ...snapshot,
    complete,
    revision: 1,
    answers: whole,
  };
}

function firstAnswers(answers: Answers, path: readonly string[], count: number): Answers {
  const ids = path.filter((questionId) => Object.hasOwn(answers, questionId)).slice(0, count);
  return Object.fromEntries(ids.map((questionId) => [questionId, answers[questionId] as Answer]));
}

import { findFindings } from '#server/areas/analytics/findings/claims/find-findings.ts';
import type { Finding, FoundHeadline } from '#shared/analytics/finding-schema.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { CHANGED_WEEK, drawStore, PLANTED } from './findings-stores.ts';
import { randomFrom } from './random.ts';

export type StoreName = keyof typeof PLANTED;

/** The share of draws in which something was told. */
export interface FoundIn {
  readonly store: StoreName;
  readonly responses: number;
  /** The planted truth, in the headline or anywhere. */
  readonly inHeadline: number;
  readonly told: number;
  /** As the first of the findings. */
  readonly first: number;
  /** Anything that is not true. */
  readonly anyFalse: number;
  readonly clearFalse: number;
  readonly example: string;
}

/** Whether a key states what was planted in its store. */
const TRUE_KEYS: Readonly<Record<StoreName, (key: string) => boolean>> = {
  'one large effect': (key) => key === 'lead:source:o:Instagram',
  'none at all': () => false,
  // The week may be missed by one: what matters is that the fall is told at that time.
  'a change in week 6': (key) =>
    [-1, 0, 1].some((late) => key === `change:nps:down:${weekStart(CHANGED_WEEK + late)}`),
  'a lost segment': (key) => key.startsWith('mix:customerType:repeat:down:'),
  'a segment that differs': (key) => key.startsWith('group:customerType:source'),
  'an answer with larger orders': (key) => key === 'orders:source:o:A friend:larger',
  'a channel that links miss': (key) => key === 'sources:source:A podcast:more',
};

/** Other sentences that are true in that store. */
const ALSO_TRUE: Readonly<Record<StoreName, (key: string) => boolean>> = {
  'one large effect': () => false,
  'none at all': () => false,
  'a change in week 6': (key) => key.startsWith('change:nps:down'),
  'a lost segment': (key) => key.startsWith('mix:customerType'),
  'a segment that differs': (key) => key === 'lead:source:o:A friend',
  // Where one answer has larger orders, each of the others has smaller ones than the rest.
  'an answer with larger orders': (key) => key.startsWith('orders:source:') && key.endsWith(':smaller'),
  'a channel that links miss': () => false,
};

const weekStart = (week: number) => addDays('2026-08-03', 7 * (week - 1));

export function findIn(store: StoreName, responses: number, draws: number): FoundIn {
  const random = randomFrom(responses + store.length);
  const sums = { inHeadline: 0, told: 0, first: 0, anyFalse: 0, clearFalse: 0 };
  let example = '';
  for (let draw = 0; draw < draws; draw += 1) {
    const survey = drawStore(PLANTED[store], responses, random);
    // Attribution is what the survey is for.
    const { headline, findings } = findFindings({ ...survey, templateId: 'post-purchase-attribution' }, null);
    const pinned = findFindings(survey, 'nps');
    const claims = [...findings.map(claimOf), ...claimsOf(headline)];
    const shown = store === 'a change in week 6' ? pinned : { headline, findings };
    const isTrue = TRUE_KEYS[store];
    const told = [...shown.findings.map(claimOf), ...claimsOf(shown.headline)];
    sums.inHeadline += Number(claimsOf(shown.headline).some(({ key }) => isTrue(key)));
    sums.told += Number(told.some(({ key }) => isTrue(key)));
    sums.first += Number(isTrue(headline.key) || isTrue(findings[0]?.key ?? ''));
    const wrong = claims.filter(({ key }) => !isTrue(key) && !ALSO_TRUE[store](key));
    sums.anyFalse += Number(wrong.length > 0);
    sums.clearFalse += Number(wrong.some(({ certainty }) => certainty === 'clear'));
    example ||= shown.headline.sentence;
  }
  const share = (count: number) => count / draws;
  return {
    store,
    responses,
    inHeadline: share(sums.inHeadline),
    told: share(sums.told),
    first: share(sums.first),
    anyFalse: share(sums.anyFalse),
    clearFalse: share(sums.clearFalse),
    example,
  };
}

interface Claim {
  readonly key: string;
  readonly certainty: string;
}

const claimOf = ({ key, certainty }: Finding): Claim => ({ key, certainty });

/** A measured score and an open question claim nothing. */
function claimsOf({ key, certainty }: FoundHeadline): Claim[] {
  return certainty === 'open' || certainty === 'measured' ? [] : [{ key, certainty }];
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10} %`.padStart(8);

export function tableOf(rows: readonly FoundIn[]): string {
  const head = `${'planted'.padEnd(30)}${'answers'.padStart(8)}${'headline'.padStart(10)}${'told'.padStart(8)}${'first'.padStart(8)}${'false'.padStart(8)}${'clear'.padStart(8)}  a headline`;
  const lines = rows.map(
    (row) =>
      `${row.store.padEnd(30)}${String(row.responses).padStart(8)}${percent(row.inHeadline).padStart(10)}${percent(row.told)}${percent(row.first)}${percent(row.anyFalse)}${percent(row.clearFalse)}  ${row.example}`,
  );
  return [head, ...lines].join('\n');
}

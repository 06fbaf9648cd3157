import { createHash } from 'node:crypto';
import type { ServiceOf } from '#shared/connections/kinds.ts';
import {
  storeRuleProblem,
  writesOf,
  type StoreRule,
  type StoreWrite,
} from '#shared/connections/store-rules.ts';
import { storable } from '#shared/survey/plain-text.ts';
import { FLOW_TRIGGERS } from '#server/kernel/platform/flow-triggers.ts';
import { answersAsText, scoreOf, type ResponseContent } from './event-content.ts';
import { asResponse, type Kind, type ToldEvent } from './kind.ts';

/** A write, and the rule that asks for it. */
export interface RuledWrite extends StoreWrite {
  readonly rule: string;
}

/**
 * The store's own orders and customers, through its Admin API. `write-to-store.ts` sends; what the request has as its
 * body is what the settings show.
 */
export const store: Kind<'store'> = {
  shownUrl: () => 'Your store’s Admin API',
  keyProblem: (key) => (key === '' ? null : 'Your store needs no key.'),
  problem({ rules, startsFlows }) {
    if (rules.length === 0 && !startsFlows)
      return { field: 'rules', message: 'Add a rule, or let Flow be told.' };
    const problems = rules.map(storeRuleProblem);
    const at = problems.findIndex((problem) => problem !== null);
    return at < 0 ? null : { field: `rules.${at}`, message: problems[at] ?? '' };
  },
  changesStore: true,
  request: (event, { service }) => ({
    url: '',
    headers: {},
    body: JSON.stringify(shownWrites(event, service)),
  }),
};

function shownWrites(event: ToldEvent, service: ServiceOf<'store'>): object {
  if (!TELLING.includes(event.type)) return { takes_back: true };
  const flow = service.startsFlows ? flowOf(event) : null;
  const writes = wantedWrites(service, asResponse(event)).map(({ owner, kind, name, value }) => ({
    [owner]: kind === 'metafield' ? { metafield: name, value } : { [kind]: name },
  }));
  return { writes, ...(flow !== null && { flow }) };
}

/** Events that say what a response has; the others take back. */
const TELLING: readonly string[] = ['response.completed', 'response.low_score', 'response.changed'];

export function wantedWrites({ rules }: ServiceOf<'store'>, content: ResponseContent): RuledWrite[] {
  const answered = {
    answers: content.answers,
    isComplete: content.status === 'complete',
    hasLowScore: content.has_low_score,
  };
  return rules.flatMap((rule) =>
    writesOf(rule, answered).map((write) => ({ ...write, rule: digestOf(rule) })),
  );
}

export function digestOf({ target, when, questionId, text }: StoreRule): string {
  return createHash('sha256')
    .update(JSON.stringify([target, when, questionId, text]))
    .digest('base64url')
    .slice(0, 16);
}

export interface FlowStart {
  readonly handle: string;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** Null for an event without a trigger. */
export function flowOf(event: ToldEvent): FlowStart | null {
  const handle = FLOW_TRIGGERS[event.type];
  if (handle === undefined) return null;
  const content = asResponse(event);
  const score = scoreOf(content, 'nps') ?? scoreOf(content, 'rating');
  return {
    handle,
    payload: {
      'Survey name': content.survey_name,
      Answers: storable(answersAsText(content), MOST_TEXT),
      'Response ID': content.response_id,
      ...(score !== null && { Score: score }),
    },
  };
}

/** The platform refuses payloads of 50,000 bytes. */
const MOST_TEXT = 10_000;

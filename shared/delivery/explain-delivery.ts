import { explainAudience } from '../audience/explain-audience.ts';
import type { DeliveryContext } from './context.ts';
import type { Placement, Recontact, Trigger } from './delivery.ts';
import { type Showing, rankedSurveys } from './decide-survey.ts';
import { type Candidate, type Gate, gatesOf, historyOf, placementsAt } from './gates.ts';
import type { DeliveredSurvey, StoreSurveys, SurveyStatus } from './manifest.ts';
import { percent } from '../words/percent.ts';
import { PLACEMENT_WORDS } from './placement-words.ts';

export interface GateReport {
  readonly gate: Gate | 'placement';
  readonly open: boolean;
  readonly sentence: string;
}

export interface SurveyReport {
  readonly surveyId: string;
  /** The placement that the gates were checked for; null when the survey has no placement at this spot. */
  readonly placement: Placement | null;
  readonly gates: readonly GateReport[];
  readonly outcome: 'shows' | 'outranked' | 'waits' | 'hidden';
}

export interface DeliveryExplanation {
  readonly showing: Showing<DeliveredSurvey> | null;
  /** Best first. */
  readonly surveys: readonly SurveyReport[];
}

/**
 * `decideSurvey` with the state of every gate: explains why each survey shows or does not show. The surveys in `inside`
 * are in a block of the page already.
 */
export function explainDelivery(
  manifest: StoreSurveys,
  context: DeliveryContext,
  inside: ReadonlySet<string> = new Set(),
): DeliveryExplanation {
  let showing: Showing<DeliveredSurvey> | null = null;
  const surveys = rankedSurveys(manifest).map((survey): SurveyReport => {
    const best = bestPlacement(manifest, survey, context);
    const { placement, gates } = inside.has(survey.surveyId) ? elsewhere(best) : best;
    const shut = gates.filter((gate) => !gate.open);
    const outcome = outcomeOf(shut, showing !== null);
    if (outcome === 'shows' && placement) showing = { survey, placement };
    return { surveyId: survey.surveyId, placement, gates, outcome };
  });
  return { showing, surveys };
}

/** Explains every place of one page: blocks choose first, in their order, and a survey shows once. */
export function explainPage(
  manifest: StoreSurveys,
  contexts: readonly DeliveryContext[],
): readonly DeliveryExplanation[] {
  const inside = new Set<string>();
  const blocks = contexts
    .filter(({ spot }) => spot.type === 'embedded')
    .map((context) => {
      const explanation = explainDelivery(manifest, context, inside);
      if (explanation.showing) inside.add(explanation.showing.survey.surveyId);
      return [context, explanation] as const;
    });
  const ofBlock = new Map(blocks);
  return contexts.map((context) => ofBlock.get(context) ?? explainDelivery(manifest, context, inside));
}

/** A survey without a place here keeps that reason. */
function elsewhere(best: ReturnType<typeof bestPlacement>): ReturnType<typeof bestPlacement> {
  const sentence = 'A block of this page shows it already, and a survey shows once on a page.';
  return best.placement === null ? best : { ...best, gates: [{ gate: 'placement', open: false, sentence }] };
}

function outcomeOf(shut: readonly GateReport[], taken: boolean): SurveyReport['outcome'] {
  if (shut.length === 0) return taken ? 'outranked' : 'shows';
  return shut.every(({ gate }) => gate === 'trigger') ? 'waits' : 'hidden';
}

/** The first placement with every gate open, else the first placement at this spot. */
function bestPlacement(manifest: StoreSurveys, survey: DeliveredSurvey, context: DeliveryContext) {
  const reports = placementsAt(survey, context.spot).map((placement) => ({
    placement,
    gates: reportGates({ manifest, survey, placement, context }),
  }));
  const open = reports.find(({ gates }) => gates.every((gate) => gate.open));
  return open ?? reports[0] ?? { placement: null, gates: [nowhere(context)] };
}

function nowhere({ spot }: DeliveryContext): GateReport {
  const { at } = PLACEMENT_WORDS[spot.type];
  const where = spot.type === 'popup' ? `${at} on ${spot.page.path}` : at;
  return { gate: 'placement', open: false, sentence: `You did not choose to show it ${where}.` };
}

function reportGates(candidate: Candidate): GateReport[] {
  const here: GateReport = { gate: 'placement', open: true, sentence: 'You chose to show it here.' };
  const others = gatesOf(candidate.placement).map(([gate, isOpen]): GateReport => {
    const open = isOpen(candidate);
    return { gate, open, sentence: SENTENCES[gate](candidate, open) };
  });
  return [here, ...others];
}

const STATUS_SENTENCES: Record<SurveyStatus, string> = {
  draft: 'It is a draft, which only you see.',
  live: 'It is published.',
  paused: 'It is paused.',
  closed: 'It is closed.',
};

const SENTENCES: Record<Gate, (candidate: Candidate, open: boolean) => string> = {
  status: ({ survey }) => STATUS_SENTENCES[survey.status],
  responseCap: (_, open) => (open ? 'It takes more answers.' : 'It has as many answers as you set.'),
  schedule: ({ survey, context }, open) => {
    const { startsAt, endsAt } = survey.delivery.schedule;
    if (startsAt === null && endsAt === null) return 'It has no start and no end.';
    if (open) return startsAt === null ? 'It has not ended.' : 'It has started.';
    return startsAt !== null && context.now < Date.parse(startsAt) ? 'It starts later.' : 'It has ended.';
  },
  audience: ({ survey, context }, open) => {
    const { reasons } = explainAudience(survey.audience, context.shopper);
    const relevant = reasons.filter((reason) => reason.matches === open);
    return relevant.map((reason) => reason.sentence).join(' ') || 'Everybody is in the audience.';
  },
  sampling: ({ survey }, open) => {
    const { samplePercent } = survey.delivery;
    if (samplePercent === 100) return 'It asks all visitors.';
    return `It asks ${percent(samplePercent / 100)} of visitors, and this visitor is ${open ? '' : 'not '}among them.`;
  },
  recontact: ({ survey, context }, open) => {
    if (open) return 'This visitor may be asked.';
    const past = historyOf(context, survey.surveyId);
    return `This visitor has ${pastWords(past, survey.delivery.recontact)}.`;
  },
  frequencyCap: ({ manifest }, open) => {
    if (manifest.frequencyCap === null) return 'You set no limit for all surveys together.';
    const { surveys, days } = manifest.frequencyCap;
    return `Your limit of ${count(surveys, 'other survey')} in ${count(days, 'day')} is ${open ? 'not reached' : 'reached'}.`;
  },
  trigger: ({ placement }, open) => {
    if (placement.type !== 'popup') return 'It shows at once.';
    return `It comes up ${triggerWords(placement.trigger)}${open ? '' : ', which has not happened yet'}.`;
  },
};

function pastWords(past: ReturnType<typeof historyOf>, recontact: Recontact): string {
  const wait = (days: number | null) =>
    days === null ? 'not asked again' : `asked again after ${count(days, 'day')}`;
  const words = [
    past.answeredAt !== undefined && `answered it (${wait(recontact.afterAnswerDays)})`,
    past.dismissedAt !== undefined && `closed it (${wait(recontact.afterDismissDays)})`,
    past.shownAt !== undefined && `seen it (${wait(recontact.afterShownDays)})`,
  ];
  return words.filter(Boolean).join(', ');
}

function triggerWords(trigger: Trigger): string {
  switch (trigger.type) {
    case 'immediately':
      return 'at once';
    case 'delay':
      return `after ${count(trigger.seconds, 'second')}`;
    case 'scroll':
      return `after scrolling ${percent(trigger.percent / 100)} of the page`;
    case 'exit_intent':
      return 'when the visitor is about to leave';
    default:
      return trigger satisfies never;
  }
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

import type { ChoiceResult } from '#shared/survey/types/helpers/choice-schema.ts';
import type { TextResult } from '#shared/survey/types/text/schema.ts';
import { type QuestionResult, optionsOf } from '#shared/analytics/results.ts';
import { certainties, type Certainty } from './error-budget.ts';
import type { CountedSurvey } from './counted-survey.ts';
import { type FindingAction, toQuestion, toTab } from './finding.ts';
import type { Finding } from '#shared/analytics/finding-schema.ts';
import { type Lead, leadOf } from './lead.ts';
import { answers, percent, percents, quoted } from '#shared/analytics/finding-words.ts';

/** A question with its most chosen answer, or a text question with its most frequent pinned theme. */
export interface JudgedLead {
  readonly question: ChoiceResult | TextResult;
  readonly lead: Lead;
  /** Null if chance may explain that it is first. */
  readonly certainty: Certainty | null;
}

/** The leads of all questions that the survey still asks, judged together. */
export function judgeLeads({
  questions,
  weeks,
  newest,
}: Pick<CountedSurvey, 'questions' | 'weeks' | 'newest'>): JudgedLead[] {
  const found = questions.flatMap((question) => {
    if (!isVote(question) || !question.isCurrent) return [];
    const { meaningId } = question;
    const byWeek = weeks.flatMap((week) => week.questions.filter((own) => own.meaningId === meaningId));
    const repetition = newest?.repetition.get(meaningId) ?? 1;
    const lead = leadOf(voteOf(question), repetition + weekEffect(byWeek) - 1);
    return lead ? [{ question, lead }] : [];
  });
  const judged = certainties(found.map(({ lead }) => lead.p));
  return found.map((each, at) => ({ ...each, certainty: judged[at] ?? null }));
}

const isVote = (question: QuestionResult): question is ChoiceResult | TextResult =>
  question.kind === 'choice' || question.kind === 'text';

/** Themes count like the options of a question with several choices: a text may be about more than one. */
function voteOf(question: ChoiceResult | TextResult): Pick<ChoiceResult, 'options' | 'type' | 'answered'> {
  return question.kind === 'choice'
    ? question
    : { options: question.themes, type: 'multi_select', answered: question.answered };
}

export const leadKey = ({ question, lead }: JudgedLead) => `lead:${question.meaningId}:${lead.first.cell}`;

/** What an answer of a template's question does, as a sentence about that answer. */
const PURPOSES: Readonly<Record<string, (answer: string) => string>> = {
  'post-purchase-attribution/source': (answer) =>
    `${quoted(answer)} is the source that customers name most often`,
  'cart-abandonment/reason': (answer) =>
    `${quoted(answer)} is the reason not to order that shoppers name most often`,
  'returns-experience/reason': (answer) =>
    `${quoted(answer)} is the reason for returns that is named most often`,
  'repeat-purchase/why': (answer) =>
    `${quoted(answer)} is the reason to order again that is named most often`,
};

/** Whether customers name an answer, such as a source, rather than choose it. */
export const isNamed = ({ meaningId }: JudgedLead['question'], templateId: string | null): boolean =>
  Object.hasOwn(PURPOSES, `${templateId}/${meaningId}`);

export function leadSentence({ question, lead }: JudgedLead, templateId: string | null): string {
  const { first, second } = lead;
  const [share, next] = percents(first.rate.share, second.rate.share);
  return `${subject(question, lead, templateId)}: ${share} of those who answered, ahead of ${quoted(second.text)}, ${next}`;
}

function subject(question: JudgedLead['question'], { first }: Lead, templateId: string | null): string {
  if (question.kind === 'text') return `Of your themes, shoppers write most about ${quoted(first.text)}`;
  if (first.isOther) return 'Most often, shoppers wrote an answer of their own';
  const purpose = PURPOSES[`${templateId}/${question.meaningId}`];
  return purpose ? purpose(first.text) : `${quoted(first.text)} is the most frequent answer`;
}

export function leadDetail({ lead: { first } }: JudgedLead): string {
  return `${answers(first.rate.total)} since the survey began. The true share is most likely between ${percent(first.rate.low)} and ${percent(first.rate.high)}.`;
}

export interface Advice {
  readonly advice: string;
  readonly action: FindingAction;
}

export function leadAdvice(
  { question, lead }: JudgedLead,
  { mayCompare }: Pick<CountedSurvey, 'mayCompare'>,
): Advice {
  const { meaningId } = question;
  if (lead.first.isOther) {
    const action = toQuestion(meaningId, 'Read them');
    return { advice: 'Read what they wrote, and make an answer of what many of them wrote.', action };
  }
  if (!mayCompare) {
    return {
      advice: 'Read the responses one by one to see who chose it.',
      action: toTab('responses', 'Read them'),
    };
  }
  const answered = `${meaningId}=${lead.first.cell}`;
  const did = question.kind === 'text' ? 'wrote about it' : 'chose it';
  return {
    advice: `See who ${did} and what else they answered.`,
    action: toTab('analytics', `See who ${did}`, { answered }),
  };
}

/** The leads that chance is unlikely to explain. */
export function leadFindings(judged: readonly JudgedLead[], survey: CountedSurvey): Finding[] {
  return judged.flatMap((each) => {
    const { certainty, question, lead } = each;
    if (certainty === null) return [];
    return [
      {
        key: leadKey(each),
        kind: 'lead' as const,
        certainty,
        strength: lead.first.rate.share - lead.second.rate.share,
        meaningId: question.meaningId,
        sentence: `${leadSentence(each, survey.templateId)}.`,
        detail: `${quoted(question.text)} ${leadDetail(each)}`,
        ...leadAdvice(each, survey),
        action: toQuestion(question.meaningId),
      },
    ];
  });
}

/**
 * How many times as much the shares of a question's answers vary between weeks as chance alone would have them: the mean
 * design effect of its answers with weeks as clusters (Rao and Scott 1981), at least 1. Weeks may remember the last one.
 */
function weekEffect(weeks: readonly QuestionResult[]): number {
  const known = weeks.filter(({ answered }) => answered > 0);
  const total = known.reduce((sum, { answered }) => sum + answered, 0);
  const cells = known[0] ? optionsOf(known[0]).map(({ cell }) => cell) : [];
  let [squares, products, series] = [0, 0, 0];
  for (const cell of cells) {
    const counts = known.map((week) => optionsOf(week).find((one) => one.cell === cell)?.rate?.count ?? 0);
    const share = counts.reduce((sum, count) => sum + count, 0) / total;
    if (share <= 0 || share >= 1) continue;
    const residuals = known.map(
      ({ answered }, at) =>
        ((counts[at] ?? 0) - answered * share) / Math.sqrt(answered * share * (1 - share)),
    );
    squares += residuals.reduce((sum, residual) => sum + residual ** 2, 0);
    products += residuals.slice(1).reduce((sum, residual, at) => sum + residual * (residuals[at] ?? 0), 0);
    series += 1;
  }
  if (series === 0 || known.length < 2) return 1;
  const effect = squares / (series * (known.length - 1));
  // Few weeks and few answers leave the effect itself uncertain.
  const careful = effect * (1 + 2 / Math.sqrt(series * (known.length - 1)));
  const memory = Math.min(MOST_MEMORY, Math.max(0, products / squares + 1 / known.length));
  return effect <= 1 ? 1 : 1 + (careful - 1) * ((1 + memory) / (1 - memory));
}

const MOST_MEMORY = 0.8;

import type { Certainty } from './error-budget.ts';
import { PART_ERROR } from '#shared/analytics/compare.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { NpsResult } from '#shared/survey/types/nps/schema.ts';
import type { ChoiceResult } from '#shared/survey/types/helpers/choice-schema.ts';
import type { RatingResult } from '#shared/survey/types/rating/schema.ts';
import type { QuestionResult } from '#shared/analytics/results.ts';
import type { CountedSurvey } from './counted-survey.ts';
import { toQuestion, toStore, toTab } from './finding.ts';
import type { FoundHeadline, Finding } from '#shared/analytics/finding-schema.ts';
import { answersMissing, type Lead, pollOf, roundUp } from './lead.ts';
import { type Advice, type JudgedLead, leadAdvice, leadDetail, leadKey, leadSentence } from './leads.ts';
import { answers, decimal, percents, quoted, whole } from '#shared/analytics/finding-words.ts';

/** Results with a figure that a headline can state. */
type Told = Extract<QuestionResult, { kind: 'nps' | 'rating' | 'choice' }>;

interface Found {
  readonly leads: readonly JudgedLead[];
  readonly changes: readonly Finding[];
  /** The first finding that matters more than which answer leads, if it is clear; null if there is none. */
  readonly first: Finding | null;
  /** The first of all findings but leads, if it is clear; null if there is none. */
  readonly strongest: Finding | null;
}

/**
 * The question that the survey is for: the pinned one; else the first of a survey made from a template, because each
 * template begins with what it is for; else the net promoter score; else the first one with a score or options. Questions without answers come last.
 */
export function mainQuestion(
  survey: Pick<CountedSurvey, 'questions' | 'templateId'>,
  pin: string | null,
): Told | null {
  const told = survey.questions.filter(isTold);
  const answered = told.filter((question) => question.answered > 0);
  const nps = survey.templateId === null ? answered.find(({ kind }) => kind === 'nps') : undefined;
  return told.find(({ meaningId }) => meaningId === pin) ?? nps ?? answered[0] ?? told[0] ?? null;
}

function isTold(question: QuestionResult): question is Told {
  return (
    question.isCurrent &&
    (question.kind === 'nps' || question.kind === 'rating' || question.kind === 'choice')
  );
}

/**
 * Chooses the headline. With a pinned question it is about that one: the change of its score, else its score, or the answer
 * that leads. Else a clear change, a score that clearly depends on another answer, or a channel that links clearly misjudge
 * comes first, then the main question. If that one has too few answers, the strongest clear finding is taken, else the
 * largest lead of another question or of a pinned theme.
 */
export function findHeadline(
  survey: CountedSurvey,
  { leads, changes, first, strongest }: Found,
  pin: string | null,
): FoundHeadline {
  const main = mainQuestion(survey, pin);
  if (!main) return counted(survey);
  const own = tell(main, survey, { leads, changes });
  if (main.meaningId === pin) return own;
  if (first) return tellFinding(first, survey);
  if (own.certainty !== 'open') return own;
  if (strongest) return tellFinding(strongest, survey);
  const [best] = leads
    .flatMap((judged) => (judged.certainty === null ? [] : [{ judged, certainty: judged.certainty }]))
    .sort((one, other) => ahead(other.judged) - ahead(one.judged));
  return best ? tellLead(best.judged, best.certainty, survey) : own;
}

const ahead = ({ lead: { first, second } }: JudgedLead) => first.rate.share - second.rate.share;

function tellFinding(finding: Finding, { questions }: CountedSurvey): FoundHeadline {
  const { meaningId } = finding;
  const question = questions.find((each) => each.meaningId === meaningId)?.text ?? null;
  return { ...partOf(finding, question), meaningId, question };
}

function tell(
  question: Told,
  survey: CountedSurvey,
  { leads, changes }: Pick<Found, 'leads' | 'changes'>,
): FoundHeadline {
  if (question.answered < FEWEST_ANSWERS) return tooFew(question);
  if (question.kind !== 'choice') {
    const change = changes.find((each) => each.meaningId === question.meaningId);
    return change ? { ...about(question), ...partOf(change, question.text) } : tellScore(question, survey);
  }
  const judged = leads.find((each) => each.question.meaningId === question.meaningId);
  return judged ? tellChoice(judged, question, survey) : { ...about(question), ...ONE_OPTION };
}

const about = ({ meaningId, text }: Pick<QuestionResult, 'meaningId' | 'text'>) => ({
  key: `open:${meaningId}`,
  meaningId,
  question: text,
});

/** The question stands above a headline, so the detail does not repeat it. */
function partOf({ key, sentence, certainty, detail, advice, action }: Finding, question: string | null) {
  const repeated = question === null ? '' : `${quoted(question)} `;
  const rest = detail.startsWith(repeated) ? detail.slice(repeated.length) : detail;
  return { key, sentence, certainty, detail: rest, advice, action };
}

const ONE_OPTION = {
  sentence: 'This question has one answer to choose from, so there is nothing to tell.',
  certainty: 'open',
  detail: '',
  advice: 'Pin another question, or add answers to it.',
  action: toTab('responses', 'Read the responses'),
} as const;

const MORE_SHOPPERS = toStore('Ask more shoppers');

function tooFew(question: Told): FoundHeadline {
  const missing = FEWEST_ANSWERS - question.answered;
  return {
    ...about(question),
    sentence: `Too few answers to tell: ${question.answered} so far.`,
    certainty: 'open',
    detail: `${missing} more ${missing === 1 ? 'is' : 'are'} needed before any figure means something.`,
    advice: 'Show the survey in one more place to get them sooner.',
    action: MORE_SHOPPERS,
  };
}

const tellChoice = (judged: JudgedLead, question: ChoiceResult, survey: CountedSurvey): FoundHeadline =>
  judged.certainty === null
    ? tooClose(judged.lead, question, survey)
    : tellLead(judged, judged.certainty, survey);

function tellLead(judged: JudgedLead, certainty: Certainty, survey: CountedSurvey): FoundHeadline {
  const { question } = judged;
  const sentence = leadSentence(judged, survey.templateId);
  return {
    ...about(question),
    key: leadKey(judged),
    sentence,
    certainty,
    detail: leadDetail(judged),
    ...leadAdvice(judged, survey),
  };
}

function tooClose(lead: Lead, question: ChoiceResult, survey: CountedSurvey): FoundHeadline {
  const { first, second } = lead;
  const [share, next] = percents(first.rate.share, second.rate.share);
  const questions = survey.questions.filter(({ kind, isCurrent }) => kind === 'choice' && isCurrent).length;
  const missing = answersMissing(lead, pollOf(question), PART_ERROR / questions);
  return {
    ...about(question),
    sentence: `Too close to tell which answer leads: ${quoted(first.text)} ${share} of those who answered, ${quoted(second.text)} ${next}.`,
    certainty: 'open',
    detail: `${answers(question.answered)} since the survey began.`,
    ...(missing === null ? noChoice(question.meaningId, survey) : moreAnswers(missing)),
  };
}

/** If ten times as many answers with the same shares would not tell which leads, what shoppers wrote may help. */
function noChoice(meaningId: string, { questions }: CountedSurvey): Advice {
  const written = questions.find(
    ({ kind, isCurrent, answered }) => kind === 'text' && isCurrent && answered >= FEWEST_ANSWERS,
  );
  return written
    ? {
        advice: 'Read what shoppers wrote.',
        action: toQuestion(written.meaningId, 'See what they wrote'),
      }
    : { advice: 'See how all answers compare.', action: toQuestion(meaningId) };
}

function moreAnswers(missing: number): Advice {
  return {
    advice: `About ${whole(missing)} more answers would tell, if the shares stay as they are.`,
    action: MORE_SHOPPERS,
  };
}

/** An interval that reaches farther than this part of the scale to one side is wide. */
const WIDE = 0.05;

/** The score of the days that the merchant looks at, or of all days if these have too few answers. */
export function toldScore<Scored extends NpsResult | RatingResult>(
  all: Scored,
  { viewed }: Pick<CountedSurvey, 'viewed'>,
): Scored {
  const own = viewed.questions.find(({ meaningId }) => meaningId === all.meaningId);
  return own?.kind === all.kind && own.answered >= FEWEST_ANSWERS ? (own as Scored) : all;
}

function tellScore(all: NpsResult | RatingResult, survey: CountedSurvey): FoundHeadline {
  const question = toldScore(all, survey);
  const isViewed = question !== all;
  const { name, score, low, high, span, format, count } = scoreOf(question);
  const reach = Math.max(high - score, score - low) / span;
  const missing = count * ((reach / WIDE) ** 2 - 1);
  const exact = `About ${whole(roundUp(Math.ceil(missing)))} more answers would tell it to ±${format(WIDE * span)}.`;
  return {
    ...about(question),
    key: `score:${question.meaningId}`,
    sentence: `${name} is ${format(score)}`,
    certainty: 'measured',
    detail: `The true value is most likely between ${format(low)} and ${format(high)}, from ${answers(count)} ${isViewed ? 'on the days of this view' : 'since the survey began'}.`,
    ...(reach > WIDE
      ? { advice: exact, action: MORE_SHOPPERS }
      : {
          advice: 'Read what those with low scores wrote, and write to them.',
          action: toTab('detractors', 'Read low scores'),
        }),
  };
}

function scoreOf(question: NpsResult | RatingResult) {
  if (question.kind === 'nps') {
    const { score = 0, low = 0, high = 0, answers: count = 0 } = question.nps ?? {};
    return { name: 'The net promoter score', score, low, high, count, span: 200, format: whole };
  }
  const { mean = 0, meanLow = 0, meanHigh = 0, answers: count = 0 } = question.summary ?? {};
  const span = question.scale - 1;
  const name = 'The average rating';
  const format = decimal;
  return { name, score: mean, low: meanLow, high: meanHigh, count, span, format };
}

/** A survey without a score or options: only its responses can be counted. */
function counted({ responses }: CountedSurvey): FoundHeadline {
  return {
    key: 'responses',
    meaningId: null,
    question: null,
    sentence: `${whole(responses)} ${responses === 1 ? 'shopper has' : 'shoppers have'} answered so far`,
    certainty: 'measured',
    detail: 'The survey asks nothing with a score or options, so no answer can be ahead of another.',
    advice: 'Read what they wrote.',
    action: toTab('responses', 'Read the responses'),
  };
}

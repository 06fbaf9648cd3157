import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { Brief } from '#shared/analytics/brief-schema.ts';
import type { Finding, FoundHeadline } from '#shared/analytics/finding-schema.ts';
import { answers, decimal, percent, percents, quoted, whole } from '#shared/analytics/finding-words.ts';
import type { QuestionResult } from '#shared/analytics/results.ts';
import type { CountedSurvey } from './counted-survey.ts';
import { toldScore } from './headline.ts';
import { type JudgedLead, isNamed, leadKey } from './leads.ts';
import type { ScoreFigure } from './score-figures.ts';

interface Found {
  readonly headline: FoundHeadline;
  readonly leads: readonly JudgedLead[];
  /** Changes between weeks. */
  readonly changes: readonly Finding[];
  /** Whether any series had enough weeks to tell a change. */
  readonly couldChange: boolean;
  readonly scores: readonly ScoreFigure[];
}

/** The headline in a few words, beside those of other surveys: what was learned, how sure that is and what changed. */
export function briefOf(survey: CountedSurvey, found: Found): Brief {
  const { headline } = found;
  const question = toldOf(survey, headline.meaningId);
  const judged = found.leads.find((each) => each.question.meaningId === headline.meaningId);
  const score = found.scores.find(({ meaningId }) => meaningId === headline.meaningId);
  const said = saidOf(survey, headline, question, judged);
  return {
    certainty: headline.certainty,
    ...said,
    changed: changedOf(found, score),
    chart: chartOf(headline, question, judged),
    action: headline.action,
  };
}

function toldOf(survey: CountedSurvey, meaningId: string | null): QuestionResult | undefined {
  const question = survey.questions.find((each) => each.meaningId === meaningId);
  return question?.kind === 'nps' || question?.kind === 'rating' ? toldScore(question, survey) : question;
}

function saidOf(
  survey: CountedSurvey,
  { key, sentence, detail, advice, certainty }: FoundHeadline,
  question: QuestionResult | undefined,
  judged: JudgedLead | undefined,
): Pick<Brief, 'sentence' | 'sure'> {
  if (question && question.answered < FEWEST_ANSWERS) {
    return {
      sentence: `${answers(question.answered)} so far`,
      sure: `${whole(FEWEST_ANSWERS - question.answered)} more until figures begin.`,
    };
  }
  if (judged && key === leadKey(judged)) {
    const { share, low, high, total } = judged.lead.first.rate;
    const [from, to] = percents(low, high);
    return {
      sentence: `${percent(share)} of those who answered ${choiceOf(judged, survey.templateId)}`,
      sure: `${answers(total)}; the true share is most likely ${from} to ${to}.`,
    };
  }
  if (judged && certainty === 'open') {
    const { first, second } = judged.lead;
    const [share, next] = percents(first.rate.share, second.rate.share);
    return {
      sentence: `Too close to tell: ${quoted(first.text)} ${share}, ${quoted(second.text)} ${next}`,
      sure: `${answers(first.rate.total)}. ${advice}`,
    };
  }
  const score = question && scoreOf(question);
  if (score && certainty === 'measured') {
    return {
      sentence,
      sure: `${answers(score.answers)}; the true value is most likely ${score.from} to ${score.to}.`,
    };
  }
  return { sentence: sentence.replace(/\.$/, ''), sure: detail };
}

function choiceOf({ question, lead: { first } }: JudgedLead, templateId: string | null): string {
  if (question.kind === 'text') return `wrote about ${quoted(first.text)}`;
  if (first.isOther) return 'wrote an answer of their own';
  return `${isNamed(question, templateId) ? 'named' : 'chose'} ${quoted(first.text)}`;
}

function scoreOf(question: QuestionResult) {
  if (question.kind === 'nps' && question.nps) {
    const { low, high, answers: count } = question.nps;
    return { answers: count, from: whole(low), to: whole(high) };
  }
  if (question.kind === 'rating' && question.summary) {
    const { meanLow, meanHigh, answers: count } = question.summary;
    return { answers: count, from: decimal(meanLow), to: decimal(meanHigh) };
  }
  return null;
}

/** A change between weeks, else how the score compares with as many days before. Null if nothing can be told yet. */
function changedOf({ headline, changes, couldChange }: Found, score: ScoreFigure | undefined): string | null {
  const change = changes.find(({ key }) => key !== headline.key);
  if (change) return change.sentence;
  if (score?.before && score.change) {
    const before = score.kind === 'nps' ? whole(score.before.score) : decimal(score.before.score);
    return `${before} in the 30 days before${score.change.mayBeChance ? '; the difference may be chance' : ''}.`;
  }
  return couldChange ? 'No clear change so far.' : null;
}

const MOST_ROWS = 2;

/** Only of what the sentence says: a difference or a change is not a share or a score. */
function chartOf(
  { key, certainty }: FoundHeadline,
  question: QuestionResult | undefined,
  judged: JudgedLead | undefined,
): Brief['chart'] {
  if (!question || question.answered < FEWEST_ANSWERS) return null;
  if (judged && (certainty === 'open' || key === leadKey(judged))) {
    const { first, second } = judged.lead;
    const rows = [first, second].slice(0, MOST_ROWS).map(({ text, rate: { share, low, high } }) => ({
      ...{ label: text, share, low, high },
    }));
    return { kind: 'shares', rows };
  }
  if (certainty !== 'measured') return null;
  if (question.kind === 'nps' && question.nps) {
    const { score, low, high } = question.nps;
    return { kind: 'score', ...{ score, low, high }, from: -100, to: 100 };
  }
  if (question.kind === 'rating' && question.summary) {
    const { mean, meanLow, meanHigh } = question.summary;
    return { kind: 'score', score: mean, low: meanLow, high: meanHigh, from: 1, to: question.scale };
  }
  return null;
}

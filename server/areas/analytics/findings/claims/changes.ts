import { resultsOf } from '#shared/analytics/types/registry.ts';
import { segmentLabel } from '../../segment-label.ts';
import { PART_ERROR, SCORE_CHANGE_ERROR } from '#shared/analytics/compare.ts';
import { levelChange, type LevelChange, type Week } from '#shared/analytics/level-change.ts';
import { optionsOf, type QuestionResult } from '#shared/analytics/results.ts';
import type { CountedSurvey, GroupMix } from './counted-survey.ts';
import { type Certainty, PART_OF_CLEAR } from './error-budget.ts';
import { toQuestion, toStore, toTab } from './finding.ts';
import type { Finding } from '#shared/analytics/finding-schema.ts';
import { decimal, percents, quoted, weekOf, whole } from '#shared/analytics/finding-words.ts';

type Changed = Extract<LevelChange, { kind: 'changed' }>;

interface Series {
  readonly weeks: readonly Week[];
  readonly describe: (change: Changed, certainty: Certainty) => Finding;
}

/** An answer that fewer people chose in all weeks cannot be told to have changed. */
const FEWEST_CHOSEN = 8;

/**
 * Changes between weeks. Scores share one error, and all other series another one, so that a score is judged here as it is
 * in its own chart. Of one question, or of one kind of group, the largest change is told.
 */
export function changeFindings(survey: CountedSurvey): { tested: number; findings: Finding[] } {
  const scores = judge(
    survey.questions.flatMap((question) => scoreSeries(question, survey)),
    SCORE_CHANGE_ERROR,
  );
  const others = judge(
    [
      ...survey.questions.flatMap((question) => optionSeries(question, survey)),
      ...survey.mixes.map(mixSeries),
    ],
    PART_ERROR,
  );
  const best = new Map<string, Finding>();
  for (const finding of [...scores.findings, ...others.findings]) {
    const topic = finding.key.split(':').slice(0, 2).join(':');
    const before = best.get(topic);
    if (!before || isLarger(finding, before)) best.set(topic, finding);
  }
  return { tested: scores.tested + others.tested, findings: [...best.values()] };
}

/** The stronger finding. At equal strength it is the fall: with two groups, one change mirrors the other. */
function isLarger(one: Finding, other: Finding): boolean {
  const ahead = one.strength - other.strength;
  return Math.abs(ahead) < 1e-9 ? one.key.includes(':down:') && !other.key.includes(':down:') : ahead > 0;
}

function judge(series: readonly Series[], error: number): { tested: number; findings: Finding[] } {
  const changes = series.map(({ weeks }) => levelChange(weeks, series.length, error));
  const findings = series.flatMap(({ weeks, describe }, at) => {
    const change = changes[at];
    if (change?.kind !== 'changed') return [];
    const isClear = levelChange(weeks, series.length, error * PART_OF_CLEAR).kind === 'changed';
    return [describe(change, isClear ? 'clear' : 'hint')];
  });
  return { tested: changes.filter(({ kind }) => kind !== 'too_few').length, findings };
}

const direction = ({ before, after }: Changed) => (after.score > before.score ? 'up' : 'down');

function detailOf({ shape, before, after, places }: Changed): string {
  const weeks = `${places} ${places === 1 ? 'week was' : 'weeks were'} looked at`;
  const [now, then] = [whole(after.answers), whole(before.answers)];
  return shape === 'slow'
    ? `${now} answers in the last third of the weeks, ${then} in the first; ${weeks}.`
    : `${now} answers since then, ${then} before; ${weeks}.`;
}

/** A sudden change and a slow one can look alike, so only what lies before and after the week is told of the first. */
function movedText(
  what: string,
  { shape, since }: Changed,
  [now, then]: readonly [string, string],
  words: Words,
) {
  return shape === 'slow'
    ? `${what} ${words.moved} little by little since ${weekOf(since)}: ${then} in the first third of the weeks, ${now} in the last.`
    : `${what} ${words.is} since ${weekOf(since)}: ${now}, before ${then}.`;
}

interface Words {
  readonly moved: string;
  readonly is: string;
}

const scoreWords = (isUp: boolean): Words => ({
  moved: isUp ? 'rose' : 'fell',
  is: isUp ? 'is higher' : 'is lower',
});

function scoreSeries(question: QuestionResult, { weeks }: CountedSurvey): Series[] {
  const { trend } = resultsOf(question);
  if (!trend || (question.kind !== 'nps' && question.kind !== 'rating')) return [];
  const { meaningId, text, kind } = question;
  const format = kind === 'nps' ? whole : decimal;
  const span = kind === 'nps' ? 200 : question.scale - 1;
  const name = kind === 'nps' ? 'The net promoter score' : 'The average rating';
  return [
    {
      weeks: weeksOf(meaningId, weeks, (own) => resultsOf(own).trend?.distribution(own)),
      describe: (change, certainty) => {
        const { before, after, since } = change;
        const isUp = after.score > before.score;
        const [now, then] = [format(after.score), format(before.score)];
        return {
          key: `change:${meaningId}:${direction(change)}:${since}`,
          kind: 'change',
          certainty,
          strength: Math.abs(after.score - before.score) / span,
          meaningId,
          sentence: movedText(name, change, [now, then], scoreWords(isUp)),
          detail: `${quoted(text)} ${detailOf(change)}`,
          advice: isUp
            ? 'Look for what you changed at that time, and keep it.'
            : 'Read the low scores since then, and write to those shoppers.',
          action: isUp ? toQuestion(meaningId) : toTab('detractors', 'Read low scores'),
        };
      },
    },
  ];
}

function optionSeries(question: QuestionResult, { weeks }: CountedSurvey): Series[] {
  if (!question.isCurrent) return [];
  const { meaningId, text, answered } = question;
  return optionsOf(question).flatMap(({ cell, text: answer, rate }) => {
    const chosen = rate?.count ?? 0;
    if (Math.min(chosen, answered - chosen) < FEWEST_CHOSEN) return [];
    return [
      {
        weeks: weeksOf(meaningId, weeks, (own) => chosenIn(own, cell)),
        describe: (change: Changed, certainty: Certainty): Finding => {
          const { before, after, since } = change;
          const isUp = after.score > before.score;
          const [now, then] = percents(after.score, before.score);
          return {
            key: `change:${meaningId}:${cell}:${direction(change)}:${since}`,
            kind: 'change',
            certainty,
            strength: Math.abs(after.score - before.score),
            meaningId,
            sentence: movedText(quoted(answer), change, [`${now} of those who answered`, then], {
              moved: isUp ? 'rose' : 'fell',
              is: `is chosen ${isUp ? 'more' : 'less'} often`,
            }),
            detail: `${quoted(text)} ${detailOf(change)}`,
            advice: 'Look for what you changed at that time.',
            action: toQuestion(meaningId),
          };
        },
      },
    ];
  });
}

function mixSeries({ by, value, weeks }: GroupMix): Series {
  return {
    weeks,
    describe: (change, certainty) => {
      const { before, after, since } = change;
      const isUp = after.score > before.score;
      const [now, then] = percents(after.score, before.score);
      return {
        key: `mix:${by}:${value}:${direction(change)}:${since}`,
        kind: 'mix',
        certainty,
        strength: Math.abs(after.score - before.score),
        meaningId: null,
        sentence: `${segmentLabel(by, value)} give ${isUp ? 'more' : 'fewer'} of the responses ${change.shape === 'slow' ? `little by little since ${weekOf(since)}` : `since ${weekOf(since)}`}: ${now}, before ${then}.`,
        detail: detailOf(change).replaceAll('answers', 'responses'),
        advice: isUp
          ? 'Other figures may change with who answers: compare the groups.'
          : 'Check that the survey still reaches them.',
        action: isUp ? toTab('compare', 'Compare', { compare: by }) : toStore('Check where it shows'),
      };
    },
  };
}

type Counted = Pick<Week, 'values' | 'counts'>;

function chosenIn(question: QuestionResult, cell: string): Counted {
  const chosen = optionsOf(question).find((option) => option.cell === cell)?.rate?.count;
  return { values: [0, 1], counts: [question.answered - (chosen ?? 0), chosen ?? 0] };
}

function weeksOf(
  meaningId: string,
  weeks: CountedSurvey['weeks'],
  count: (own: QuestionResult) => Counted | undefined,
): Week[] {
  return weeks.flatMap(({ start, questions }) => {
    const own = questions.find((each) => each.meaningId === meaningId);
    const counted = own && count(own);
    return counted ? [{ start, ...counted }] : [];
  });
}

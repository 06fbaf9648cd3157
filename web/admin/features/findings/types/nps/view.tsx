import { INTERVAL_MEANING } from '#shared/words/certainty-words.ts';
import { npsGroup } from '#shared/analytics/nps.ts';
import { FEWEST_ANSWERS, rate } from '#shared/analytics/intervals.ts';
import { percentAlike } from '#shared/words/percent.ts';
import { OF_ANSWERED, SHARE_OF_ANSWERED } from '../../../../answers/share-words.ts';
import { pluralize } from '../../../../lib/pluralize.ts';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import type { ShareRow } from '../../../../ui/charts/share-bars.tsx';
import { type Part, StackedBar } from '../../../../ui/charts/stacked-bar.tsx';
import { SharedMeasure } from '../../measures/shared-measure.tsx';
import { between, fileName, rounded } from '../../../../answers/format-figure.ts';
import styles from '../../../../answers/overview.module.css';
import type { QuestionResult, ResultProps, ResultView } from '../result-view.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { QuestionTrend } from '../../question-trend.tsx';
import { scaleColumns, scaleRows, shareHint } from '../helpers/scale-columns.ts';

type Question = ResultProps<'nps'>['question'];
type Nps = NonNullable<Extract<QuestionResult, { kind: 'nps' }>['nps']>;

const GROUPS = [
  { group: 'detractors', name: 'Detractors', points: '0–6', tone: 'bad' },
  { group: 'passives', name: 'Passives', points: '7–8', tone: 'middle' },
  { group: 'promoters', name: 'Promoters', points: '9–10', tone: 'good' },
] as const;

const TONE_OF = { detractors: 'bad', passives: 'middle', promoters: 'good' } as const;

function NpsResult({ surveyId, query, question }: ResultProps<'nps'>) {
  const { text, nps, points, meaningId } = question;
  if (!nps) return null;
  const percent = percentAlike(GROUPS.map(({ group }) => nps[group] / nps.answers));
  return (
    <>
      <p className={styles.finding}>{npsLead(question)}</p>
      <StackedBar
        title="How many would recommend you?"
        fileName={fileName(text, 'groups')}
        parts={GROUPS.map((group) => partOf(group, nps, percent))}
        hint={`0–6 are detractors, 7–8 passives, 9–10 promoters. ${SHARE_OF_ANSWERED}.`}
        table={{
          columns: ['Group', 'Points', 'People', SHARE_OF_ANSWERED],
          rows: GROUPS.map(({ group, name, points: which }) => [
            name,
            which,
            nps[group].toLocaleString(),
            percent(nps[group] / nps.answers),
          ]),
        }}
      />
      <ColumnChart
        title="Which points do people give?"
        fileName={fileName(text, 'points')}
        columns={scaleColumns(points, (value) => TONE_OF[npsGroup(value)])}
        hint={shareHint(points.map(({ rate }) => rate))}
        table={{ columns: ['Points', 'People', SHARE_OF_ANSWERED], rows: scaleRows(points) }}
      />
      <Disclosure show="Over time" hide="Hide the line over time">
        <QuestionTrend surveyId={surveyId} query={query} meaningId={meaningId} />
      </Disclosure>
      <Disclosure show="One score over several surveys" hide="Hide other surveys">
        <SharedMeasure surveyId={surveyId} query={query} meaningId={meaningId} />
      </Disclosure>
    </>
  );
}

function npsLead({ nps }: Question): string | null {
  if (!nps) return null;
  if (nps.answers < FEWEST_ANSWERS) return `Too few answers to tell (${nps.answers})`;
  return `${rounded(nps.score)}, ${between(nps, rounded)}, from ${pluralize(nps.answers, 'answer')}`;
}

/** The best first. */
function npsRows({ nps }: Question): ShareRow[] {
  if (!nps) return [];
  return [...GROUPS].reverse().map(({ group, points }) => ({
    key: group,
    label: points,
    rate: rate(nps[group], nps.answers),
  }));
}

function partOf(
  { group, name, points, tone }: (typeof GROUPS)[number],
  nps: Nps,
  percent: (share: number) => string,
): Part {
  const count = nps[group];
  const share = percent(count / nps.answers);
  return {
    key: group,
    label: name,
    value: count,
    valueText: nps.answers < FEWEST_ANSWERS ? count.toLocaleString() : share,
    tone,
    reading: `${name} (${points}): ${pluralize(count, 'person', 'people')}, ${share} ${OF_ANSWERED}`,
  };
}

export const npsView: ResultView<'nps'> = {
  Result: NpsResult,
  explained: `The score is the share of promoters (9 and 10) less that of detractors (0 to 6), out of those who answered. ${INTERVAL_MEANING}`,
  method: 'nps',
  lead: npsLead,
  rows: npsRows,
};

import { Button } from '@shopify/polaris';
import type { AboutSurvey } from '../../answers/view.ts';
import { useState } from 'react';
import type { AnalyticsFunnel } from '#shared/api/analytics.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { BarChart, type Bar } from '../../ui/charts/bar-chart.tsx';
import { plainParameters, useResults } from '../../answers/api/results.ts';
import { Card, Explanation } from '../../answers/card.tsx';
import { Found } from '../../ui/found.tsx';
import { capital, duration, fileName, percent } from '../../answers/format-figure.ts';
import styles from '../../answers/overview.module.css';

const TITLE = 'Where do people leave?';

export function FunnelCard({ surveyId, query }: AboutSurvey) {
  const found = useResults('GET /surveys/{surveyId}/analytics/funnel', {
    ...{ surveyId, ...plainParameters(query) },
  });
  return (
    <Found found={found} what="The funnel" lines={8}>
      {(data) => <Funnel data={data} isBusy={found.isPlaceholderData} />}
    </Found>
  );
}

interface FunnelProps {
  readonly data: AnalyticsFunnel;
  readonly isBusy: boolean;
}

function Funnel({ data, isBusy }: FunnelProps) {
  const [isWhole, setWhole] = useState(false);
  const steps = data.steps.filter(({ seen }) => seen > 0);
  const drawn = isWhole ? steps : mostLeft(steps);
  const { timed } = data;
  return (
    <Card
      title={TITLE}
      subtitle={`${pluralize(data.completed, 'response')} of ${data.responses.toLocaleString()} reached the end`}
      action={
        <Explanation method="funnel">
          Each shopper who saw a question answered it, skipped it, or left there without an answer. The others
          had left before, or were not asked: their answers led past the question, or it is not in the version
          that they saw. A share that left is of those who saw the question, with or without an answer to it.
          Times are medians of the newest responses, up to 1,000; with a filter for answers or orders, of
          those that match among the newest 4,000.
        </Explanation>
      }
      isBusy={isBusy}
    >
      <BarChart
        title={TITLE}
        isTitled={false}
        fileName={fileName('funnel')}
        bars={[...drawn.map((step) => stepBar(step, data.responses)), endBar(data)]}
        whole={Math.max(data.responses, ...steps.map(({ seen }) => seen), 1)}
        hint="Blue went on, dark yellow left here, grey had left before. Dashed were not asked."
        table={{
          columns: COLUMNS,
          rows: [
            ...steps.map(stepRow),
            ['Completed', data.completed.toLocaleString(), '', '', '', '', '', ''],
          ],
        }}
      />
      {steps.length > MOST_DRAWN && (
        <LengthSwitch isWhole={isWhole} questions={steps.length} onSwitch={setWhole} />
      )}
      {data.hasTwoOrders && (
        <p className={styles.uncertainty}>
          Your split test asks the questions in two orders. The bars stand in the order of A, and each shopper
          counts in the order that they saw. Compare shows A and B apart.
        </p>
      )}
      {!timed.isAll && timed.responses > 0 && (
        <p className={styles.uncertainty}>
          {`Times come from the newest ${pluralize(timed.responses, 'response')}, not from all ${data.responses.toLocaleString()}.`}
        </p>
      )}
    </Card>
  );
}

interface LengthSwitchProps {
  readonly isWhole: boolean;
  readonly questions: number;
  readonly onSwitch: (isWhole: boolean) => void;
}

function LengthSwitch({ isWhole, questions, onSwitch }: LengthSwitchProps) {
  return (
    <div>
      <Button variant="plain" ariaExpanded={isWhole} onClick={() => onSwitch(!isWhole)}>
        {isWhole ? `Only the ${MOST_DRAWN} where most left` : `All ${questions} questions`}
      </Button>
    </div>
  );
}

/** A longer funnel shows the questions at which most left. The table has all of them. */
const MOST_DRAWN = 3;

/** In the order of the survey. */
function mostLeft(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= MOST_DRAWN) return steps;
  const left = (step: Step) => step.left?.count ?? 0;
  const most = [...steps].sort((one, other) => left(other) - left(one)).slice(0, MOST_DRAWN);
  return steps.filter((step) => most.includes(step));
}

type Step = AnalyticsFunnel['steps'][number];

const COLUMNS = [
  'Question',
  'Saw it',
  'Answered',
  'Skipped',
  'Left here',
  'Left earlier',
  'Not asked',
  'Median time',
];

function stepRow({ text, left, medianMs, ...step }: Step): string[] {
  return [
    text,
    step.seen.toLocaleString(),
    step.answered.toLocaleString(),
    step.skipped.toLocaleString(),
    left ? `${left.count.toLocaleString()} (${percent(left.share)})` : '–',
    step.leftEarlier.toLocaleString(),
    step.notAsked.toLocaleString(),
    medianMs === null ? '–' : duration(medianMs / 1_000),
  ];
}

function stepBar(step: Step, responses: number): Bar {
  const { meaningId, text, isCurrent, seen, left, leftEarlier, notAsked, medianMs } = step;
  const share = responses > 0 ? `${percent(Math.min(1, seen / responses))} of responses` : '';
  const leaving =
    left && left.count > 0
      ? `${left.count.toLocaleString()} left here (${percent(left.share)})`
      : 'nobody left here';
  const some = (count: number, what: string) => (count > 0 ? [`${count.toLocaleString()} ${what}`] : []);
  const parts = [
    leaving,
    ...some(step.skipped, 'skipped it'),
    ...some(notAsked, 'not asked'),
    ...(medianMs === null ? [] : [`${duration(medianMs / 1_000)} to answer`]),
    ...(isCurrent ? [] : ['no longer asked']),
  ];
  const reading = [...some(step.answered, 'answered'), ...parts, ...some(leftEarlier, 'had left before')];
  return {
    key: meaningId,
    label: text,
    value: seen,
    tail: left?.count ?? 0,
    exempt: notAsked,
    valueText: seen.toLocaleString(),
    note: capital(parts.join(' · ')),
    reading: [`${text}: seen by ${seen.toLocaleString()}`, share, ...reading].join(', '),
  };
}

function endBar({ completed, responses }: AnalyticsFunnel): Bar {
  const share = responses > 0 ? percent(completed / responses) : '–';
  return {
    key: 'completed',
    label: 'Completed',
    value: completed,
    valueText: completed.toLocaleString(),
    note: `${share} of responses`,
    reading: `Completed: ${completed.toLocaleString()}, ${share} of responses`,
  };
}

import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { OF_ANSWERED, SHARE_OF_ANSWERED } from '../../../../answers/share-words.ts';
import { pluralize } from '../../../../lib/pluralize.ts';
import { BarChart, type Bar } from '../../../../ui/charts/bar-chart.tsx';
import { OtherAnswers } from '../../texts/other-answers.tsx';
import { between, fileName } from '../../../../answers/format-figure.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import type { QuestionResult, ResultProps } from '../result-view.ts';

type Option = Extract<QuestionResult, { kind: 'choice' }>['options'][number];

export function ChoiceResult({ surveyId, query, question }: ResultProps<'choice'>) {
  const { text, options, meaningId } = question;
  const hasOther = options.some(({ isOther, rate }) => isOther && rate !== null && rate.count > 0);
  const percent = percentAlike(sharesIn(options.map(({ rate }) => rate)));
  return (
    <>
      <BarChart
        title={text}
        isTitled={false}
        fileName={fileName(text)}
        bars={inOrder(options).map((option) => barOf(option, percent))}
        whole={1}
        hint={`${SHARE_OF_ANSWERED}. The lighter part of a bar is where the true share most likely lies.`}
        table={{
          columns: ['Answer', 'People', SHARE_OF_ANSWERED, 'Lowest likely', 'Highest likely'],
          rows: inOrder(options).map(({ text: name, rate }) =>
            rate
              ? [
                  name,
                  rate.count.toLocaleString(),
                  percent(rate.share),
                  percent(rate.low),
                  percent(rate.high),
                ]
              : [name, '0', '–', '–', '–'],
          ),
        }}
      />
      {hasOther && (
        <Disclosure show="What people wrote beside Other" hide="Hide what people wrote">
          <OtherAnswers surveyId={surveyId} query={query} meaningId={meaningId} options={options} />
        </Disclosure>
      )}
    </>
  );
}

/** Most chosen first; Other stays last, as shoppers see it. */
export function inOrder(options: readonly Option[]): Option[] {
  const count = ({ rate, isOther }: Option) => (isOther ? -1 : (rate?.count ?? 0));
  return [...options].sort((a, b) => count(b) - count(a));
}

function barOf({ cell, text, rate, isOther }: Option, percent: (share: number) => string): Bar {
  const tone = isOther ? ('middle' as const) : ('main' as const);
  if (!rate) return { key: cell, label: text, value: 0, valueText: '0', tone, reading: `${text}: nobody` };
  const { count, share, low, high, total } = rate;
  return {
    key: cell,
    label: text,
    value: share,
    low,
    high,
    valueText: `${count.toLocaleString()} · ${percent(share)}`,
    tone,
    reading: `${text}: ${count.toLocaleString()} of ${pluralize(total, 'person', 'people')}, ${percent(share)} ${OF_ANSWERED}, most likely ${between({ low, high }, percent)}`,
  };
}

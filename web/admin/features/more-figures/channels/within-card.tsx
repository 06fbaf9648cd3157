import type { StoreChannels } from '#shared/api/channels.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { useChannelTexts } from '../../../answers/api/channels.ts';
import { Card } from '../../../answers/card.tsx';
import { between, fileName, percent } from '../../../answers/format-figure.ts';
import { channelNames } from '../../../answers/channel-names.ts';
import { withinSentence } from './channel-words.ts';
import { Sentences } from '../sentences.tsx';

interface WithinCardProps {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly channels: StoreChannels;
}

/** What shoppers of one channel answered to its follow-up. Nothing for a question without follow-ups. */
export function WithinCard({ surveyId, meaningId, channels }: WithinCardProps) {
  const { data } = useChannelTexts(surveyId, meaningId);
  const nameOf = channelNames(channels);
  return data?.within.map(({ channel, question, answers }) => (
    <Card
      key={question}
      title={`Within ${nameOf(channel)}`}
      subtitle={`${question} All answers of all days, with an order or without.`}
    >
      <Sentences sentences={[withinSentence(answers)]} />
      <BarChart
        title={question}
        isTitled={false}
        fileName={fileName(nameOf(channel), question)}
        bars={answers.map(({ text, share }) => ({
          key: text,
          label: text,
          value: share.share,
          low: share.low,
          high: share.high,
          valueText: `${share.count.toLocaleString()} · ${percent(share.share)}`,
          tone: 'main' as const,
          reading: `${text}: ${share.count.toLocaleString()}, most likely ${between(share, percent)}`,
        }))}
        whole={1}
        hint="The lighter part of a bar is the interval that the true share most likely lies in."
        table={{
          columns: ['Answer', 'People', 'Share', 'Lowest likely', 'Highest likely'],
          rows: answers.map(({ text, share }) => [
            text,
            share.count.toLocaleString(),
            percent(share.share),
            percent(share.low),
            percent(share.high),
          ]),
        }}
      />
    </Card>
  ));
}

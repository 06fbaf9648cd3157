import type { ChannelReport } from '#shared/api/channels.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { BarChart, type Bar } from '../../../ui/charts/bar-chart.tsx';
import { Card, Explanation } from '../overview/card.tsx';
import { between, daysText } from '../overview/format-figure.ts';
import { extrapolationSentence, type NameOf } from './channel-words.ts';
import styles from './channels.module.css';
import { extrapolationFile } from './report-files.ts';
import { Sentences } from './said-card.tsx';
import { TableDownload } from './table-download.tsx';

type Extrapolation = NonNullable<NonNullable<ChannelReport['counted']>['extrapolation']>;

interface AllOrdersCardProps {
  readonly found: Extrapolation | null;
  readonly nameOf: NameOf;
  readonly isFiltered: boolean;
  readonly isBusy: boolean;
}

const TITLE = 'Where all orders come from';

/** Estimates the channels of all orders from those with an answer. Each estimate shows its interval. */
export function AllOrdersCard({ found, nameOf, isFiltered, isBusy }: AllOrdersCardProps) {
  if (found === null) {
    return (
      <Card title={TITLE} isBusy={isBusy}>
        <p className={styles.note}>
          {isFiltered
            ? 'Filters cannot be applied to orders without an answer. Without filters, this says where all orders of these days come from.'
            : 'Nobody has answered on the thank-you or order-status page in these days, so there is nothing to draw conclusions about all orders from.'}
        </p>
      </Card>
    );
  }
  const { channels, days } = found;
  return (
    <Card
      title={TITLE}
      subtitle={`${daysText(days)}, by what ${found.answers.toLocaleString()} of ${found.orders.toLocaleString()} shoppers said`}
      isBusy={isBusy}
    >
      <Sentences sentences={[extrapolationSentence(found, nameOf)]} />
      {channels.length > 0 && <EstimatedOrders found={found} nameOf={nameOf} />}
      <Explanation method="channels">
        <p>
          The answers are weighted so that they agree with all orders of these days in new and repeat
          customers, country, value and weekday. What shoppers who did not answer would have said may still
          differ in other ways, which no weight can see. Orders in every currency count; no money is added up
          here.
        </p>
      </Explanation>
    </Card>
  );
}

interface EstimatedOrdersProps {
  readonly found: Extrapolation;
  readonly nameOf: NameOf;
}

function EstimatedOrders({ found, nameOf }: EstimatedOrdersProps) {
  const { channels } = found;
  const percent = percentAlike(sharesIn(channels.flatMap(({ weighted, raw }) => [weighted, raw])));
  return (
    <>
      <BarChart
        title={TITLE}
        isTitled={false}
        fileName="channels-of-all-orders"
        bars={channels.map((channel) => barOf(channel, nameOf(channel.channel), percent))}
        whole={1}
        footnotes={[extrapolationSentence(found, nameOf)]}
        hint="The lighter part of a bar is the interval that the true number most likely lies in."
        table={{
          columns: ['Channel', 'Orders', 'Lowest likely', 'Highest likely', 'Share', 'Of those who answered'],
          rows: channels.map(({ channel, estimated, weighted, raw }) => [
            nameOf(channel),
            whole(estimated.orders),
            whole(estimated.low),
            whole(estimated.high),
            percent(weighted.share),
            percent(raw.share),
          ]),
        }}
      />
      <TableDownload title={TITLE} {...extrapolationFile(found, nameOf)} />
    </>
  );
}

const whole = (value: number) => Math.round(value).toLocaleString();

function barOf(
  { channel, weighted, estimated }: Extrapolation['channels'][number],
  label: string,
  percent: (share: number) => string,
): Bar {
  const { share, low, high } = weighted;
  return {
    key: channel,
    label,
    value: share,
    low,
    high,
    valueText: `${whole(estimated.orders)} · ${percent(share)}`,
    tone: 'main',
    reading: `${label}: about ${whole(estimated.orders)} orders, most likely ${between(estimated, whole)}, ${percent(share)}`,
  };
}

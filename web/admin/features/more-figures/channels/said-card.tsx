import type { ChannelReport, StoreChannels } from '#shared/api/channels.ts';
import { type ChartPair, PairChart, type PairedBar } from '../../../ui/charts/pair-chart.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { Card, Explanation } from '../../../answers/card.tsx';
import { daysText, percent } from '../../../answers/format-figure.ts';
import { Notes, Sentences } from '../sentences.tsx';
import { channelNames, type NameOf } from '../../../answers/channel-names.ts';
import { agreementSentences, leftOutSentences } from './channel-words.ts';
import styles from './channels.module.css';
import { CELLS_TITLE, CellTable, ChannelTable } from './said-tables.tsx';
import { cellFile, channelFile } from './report-files.ts';
import { TableDownload } from './table-download.tsx';

type Counted = NonNullable<ChannelReport['counted']>;

interface SaidCardProps {
  readonly counted: Counted;
  readonly visit: 'first' | 'last';
  readonly currency: string;
  readonly channels: StoreChannels;
  readonly isFiltered: boolean;
  readonly isBusy: boolean;
}

/** What shoppers said beside what links tell, of the same orders. */
export function SaidCard({ counted, visit, currency, channels, isFiltered, isBusy }: SaidCardProps) {
  const { agreement, leftOut, days } = counted;
  const nameOf = channelNames(channels);
  const isEmpty = agreement.orders === 0;
  return (
    <Card
      title="What shoppers say, and what links tell"
      subtitle={`${daysText(days)}: ${pluralize(agreement.orders, 'order')} with an answer that names a channel and a known visit`}
      isBusy={isBusy}
    >
      {isEmpty ? (
        <p className={styles.note}>
          No order of these days{isFiltered && ' and filters'} has both. They come in when the survey is shown
          after checkout and the store reports its orders with their visits.
        </p>
      ) : (
        <SaidFigures {...{ agreement, currency, nameOf }} />
      )}
      <Notes notes={leftOutSentences(leftOut)} />
      <Explanation method="channels">
        <p>
          Orders in {currency} that belong to an answer by their checkout, each counted once, without
          cancelled and test orders, after refunds. Tracked is the channel of the {visit} visit before the
          order, by its UTM parameters or the page that led to the store. “No link” is a visit without either.
          It takes ten orders to tell a share. Each choice of days and filters is counted when you open it,
          and again after an hour or a change of your rules.
        </p>
      </Explanation>
    </Card>
  );
}

interface SaidFiguresProps extends Pick<SaidCardProps, 'currency'> {
  readonly agreement: Agreement;
  readonly nameOf: NameOf;
}

function SaidFigures({ agreement, currency, nameOf }: SaidFiguresProps) {
  return (
    <>
      <Sentences sentences={agreementSentences(agreement, nameOf)} />
      {agreement.channels.some(({ saidShare }) => saidShare) && (
        <PairChart
          title={SHARES}
          isTitled={false}
          fileName="said-and-tracked"
          names={['Said', 'Tracked']}
          pairs={agreement.channels.map((channel) => pairOf(channel, nameOf))}
          whole={1}
          hint="The lighter part of a bar is the interval that the true share most likely lies in."
          footnotes={agreementSentences(agreement, nameOf)}
          table={sharesTable(agreement, nameOf)}
        />
      )}
      <ChannelTable agreement={agreement} nameOf={nameOf} currency={currency} />
      <TableDownload title="Orders and revenue by channel" {...channelFile(agreement, nameOf, currency)} />
      <details className={styles.details}>
        <summary>{CELLS_TITLE}</summary>
        <CellTable cells={agreement.cells} nameOf={nameOf} />
        <TableDownload title="Said and tracked channels" {...cellFile(agreement.cells, nameOf)} />
      </details>
    </>
  );
}

const SHARES = 'Shares of orders by channel';

type Agreement = Counted['agreement'];

function pairOf(
  { channel, said, tracked, saidShare, trackedShare }: Agreement['channels'][number],
  nameOf: NameOf,
): ChartPair {
  const bar = (rate: typeof saidShare, orders: number): PairedBar => ({
    value: rate?.share ?? 0,
    valueText:
      rate === null
        ? '–'
        : `${percent(rate.share)} · ${orders.toLocaleString()} · ${percent(rate.low)}–${percent(rate.high)}`,
    ...(rate && { low: rate.low, high: rate.high }),
  });
  const [one, other] = [bar(saidShare, said.orders), bar(trackedShare, tracked.orders)];
  const label = nameOf(channel);
  return {
    key: channel,
    label,
    one,
    other,
    reading: `${label}: said ${one.valueText}, tracked ${other.valueText}`,
  };
}

function sharesTable({ channels }: Agreement, nameOf: NameOf) {
  const cellsOf = (rate: Agreement['agreed']) =>
    rate ? [percent(rate.share), percent(rate.low), percent(rate.high)] : ['–', '–', '–'];
  return {
    columns: [
      'Channel',
      ...['said', 'tracked'].flatMap((side) => [
        `Share ${side}`,
        `Lowest likely, ${side}`,
        `Highest likely, ${side}`,
      ]),
    ],
    rows: channels.map(({ channel, saidShare, trackedShare }) => [
      nameOf(channel),
      ...cellsOf(saidShare),
      ...cellsOf(trackedShare),
    ]),
  };
}

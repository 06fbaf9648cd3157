import { useState } from 'react';
import { MATURITIES } from '#shared/analytics/customer-history.ts';
import type { ChannelWorth } from '#shared/api/channels.ts';
import { type Bar, BarChart } from '../../../ui/charts/bar-chart.tsx';
import { pluralize } from '../../../lib/pluralize.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { amountFigure, FiguresTable, shareFigure, typicalFigure } from '../../../answers/figures-table.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import { between, fileName } from '../../../answers/format-figure.ts';
import { type NameOf } from '../../../answers/channel-names.ts';
import { worthSentences } from './channel-words.ts';
import styles from './channels.module.css';
import { Choice } from '../../../answers/choice.tsx';
import { worthFile } from './report-files.ts';
import { Sentences } from '../sentences.tsx';
import { TableDownload } from './table-download.tsx';

interface WorthCardProps {
  readonly worth: ChannelWorth;
  readonly nameOf: NameOf;
  readonly currency: string;
  readonly isFiltered: boolean;
}

const TITLE = 'What customers are worth';

/** What customers spent since their first order, by what they said after it. */
export function WorthCard({ worth, nameOf, currency, isFiltered }: WorthCardProps) {
  const [chosen, setChosen] = useState('90');
  const found = worth.maturities.find(({ days }) => String(days) === chosen) ?? worth.maturities.at(-1);
  if (!found) {
    return (
      <Card title={TITLE}>
        <p className={styles.note}>
          {worth.customers === 0
            ? 'No customer has answered after a first order yet. They are followed from that order on.'
            : `No customer has been followed for ${MATURITIES[0]} days yet.`}
        </p>
      </Card>
    );
  }
  const choices = worth.maturities.map(({ days }) => String(days));
  return (
    <Card
      title={TITLE}
      subtitle={`${pluralize(worth.customers, 'customer')} who answered after their first order, all days${isFiltered ? ', without your filters' : ''}`}
      action={
        <Choice
          label="Days since the first order"
          names={Object.fromEntries(choices.map((days) => [days, `${days} days`]))}
          value={String(found.days)}
          onChoose={setChosen}
        />
      }
    >
      <Sentences sentences={worthSentences(found, nameOf, currency)} />
      <TypicalChart found={found} nameOf={nameOf} currency={currency} />
      <WorthTable found={found} nameOf={nameOf} currency={currency} />
      <TableDownload title={`${TITLE} after ${found.days} days`} {...worthFile(found, nameOf, currency)} />
      <Explanation method="channels">
        <p>
          Each customer counts for the same number of days after the first order, and not before these have
          passed. The typical customer is the median: half spent more. Only customers who answered after their
          first order count, because whoever answers after a later one has already come back. Money is in{' '}
          {currency}, after refunds, without cancelled and test orders. All channels together find a
          difference that is not there in at most 5 of 100 cases.
        </p>
      </Explanation>
    </Card>
  );
}

const amountsIn = ({ channels }: WorthTableProps['found']) =>
  channels.flatMap(({ typical, average }) => [typical?.amount, typical?.low, typical?.high, average]);

/** The typical customer of each channel with enough customers. */
function TypicalChart({ found, nameOf, currency }: WorthTableProps) {
  const amount = moneyAlike(amountsIn(found), currency);
  const told = found.channels.flatMap(({ channel, typical }) =>
    typical ? [{ name: nameOf(channel), key: channel, ...typical }] : [],
  );
  if (told.length === 0) return null;
  const title = `What the typical customer spent in ${found.days} days`;
  const bars = told.map(({ key, name, amount: value, low, high }): Bar => {
    const range = low === null || high === null ? null : { low, high };
    return {
      ...{ key, label: name, value, valueText: amount(value), ...range },
      reading: `${name}: ${amount(value)}${range ? `, most likely ${between(range, amount)}` : ''}`,
    };
  });
  return (
    <BarChart
      title={title}
      fileName={fileName(title)}
      bars={bars}
      whole={Math.max(...told.map(({ amount: value, high }) => high ?? value))}
      hint="The lighter part of a bar is the interval that the true amount most likely lies in."
      footnotes={worthSentences(found, nameOf, currency)}
      table={{
        columns: ['Channel', 'Typical customer', 'Lowest likely', 'Highest likely'],
        rows: told.map(({ name, amount: value, low, high }) => [
          name,
          amount(value),
          low === null ? '–' : amount(low),
          high === null ? '–' : amount(high),
        ]),
      }}
    />
  );
}

const COLUMNS = ['Channel', 'Customers', 'Typical customer', 'Average', 'Orders each', 'Ordered again'];

interface WorthTableProps extends Pick<WorthCardProps, 'nameOf' | 'currency'> {
  readonly found: ChannelWorth['maturities'][number];
}

function WorthTable({ found, nameOf, currency }: WorthTableProps) {
  const amount = moneyAlike(amountsIn(found), currency);
  const percent = percentAlike(sharesIn(found.channels.map(({ repeated }) => repeated)));
  return (
    <FiguresTable
      caption={TITLE}
      columns={COLUMNS}
      rows={found.channels.map(
        ({ channel, customers, tooRecent, typical, average, ordersEach, repeated }) => ({
          key: channel,
          name: nameOf(channel),
          figures: [
            {
              value: customers.toLocaleString(),
              note: tooRecent > 0 ? `${tooRecent.toLocaleString()} too recent` : null,
            },
            typicalFigure(typical, amount),
            amountFigure(average, amount),
            amountFigure(ordersEach, (each) => each.toLocaleString(undefined, { maximumFractionDigits: 2 })),
            shareFigure(repeated, percent),
          ],
        }),
      )}
    />
  );
}

import type { ChannelReport } from '#shared/api/channels.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { FiguresTable } from '../money/figures-table.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import { between, daysText } from '../../../answers/format-figure.ts';
import { type NameOf, withinOrdersSentence } from './channel-words.ts';
import styles from './channels.module.css';
import { withinFile } from './report-files.ts';
import { Sentences } from './said-card.tsx';
import { TableDownload } from './table-download.tsx';

type Counted = NonNullable<ChannelReport['counted']>;
type Within = Counted['within'][number];

interface WithinOrdersProps {
  readonly within: Within;
  readonly days: Counted['days'];
  readonly nameOf: NameOf;
  readonly currency: string;
  readonly isBusy: boolean;
}

const COLUMNS = ['Orders', 'Share', 'Revenue', 'Average order', 'New customers'] as const;

/** What the orders of each answer to a follow-up brought. */
export function WithinOrdersCard({ within, days, nameOf, currency, isBusy }: WithinOrdersProps) {
  const { channel, question, orders, answers } = within;
  const title = `Orders within ${nameOf(channel)}`;
  const amount = moneyAlike(
    answers.flatMap(({ revenue, average }) => [revenue, average]),
    currency,
  );
  const percent = percentAlike(sharesIn(answers.map(({ share }) => share)));
  return (
    <Card
      title={title}
      subtitle={`${question} ${daysText(days)}: ${pluralize(orders, 'order')} with an answer`}
      isBusy={isBusy}
    >
      <Sentences sentences={[withinOrdersSentence(within, currency)]} />
      <FiguresTable caption={title} columns={['Answer', ...COLUMNS]} className={styles.plain}>
        {answers.map((answer) => (
          <Row key={answer.text} answer={answer} amount={amount} percent={percent} />
        ))}
      </FiguresTable>
      <TableDownload title={title} {...withinFile(within, currency)} />
      <Explanation method="channels">
        <p>
          Orders in {currency} whose shopper answered “{question}”, each counted once, without cancelled and
          test orders, after refunds. Answers that differ only in capitals, accents and spaces count as one.
          It takes ten orders to tell a share. The most frequent 25 answers are listed.
        </p>
      </Explanation>
    </Card>
  );
}

interface RowProps {
  readonly answer: Within['answers'][number];
  readonly amount: (value: number) => string;
  readonly percent: (share: number) => string;
}

function Row({ answer, amount, percent }: RowProps) {
  const { text, orders, share, revenue, average, newCustomers } = answer;
  const [count, part, sum, each, fresh] = COLUMNS;
  return (
    <tr>
      <th scope="row">{text}</th>
      <td data-name={count}>{orders.toLocaleString()}</td>
      <td data-name={part}>
        <span>
          {share ? percent(share.share) : '–'} {share && <small>{between(share, percent)}</small>}
        </span>
      </td>
      <td data-name={sum}>{amount(revenue)}</td>
      <td data-name={each}>{average === null ? '–' : amount(average)}</td>
      <td data-name={fresh}>{newCustomers.toLocaleString()}</td>
    </tr>
  );
}

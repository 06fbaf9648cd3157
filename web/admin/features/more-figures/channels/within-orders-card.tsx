import type { ChannelReport } from '#shared/api/channels.ts';
import { moneyAlike } from '#shared/words/money.ts';
import { percentAlike, sharesIn } from '#shared/words/percent.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { amountFigure, FiguresTable, shareFigure } from '../../../answers/figures-table.tsx';
import { Card, Explanation } from '../../../answers/card.tsx';
import { daysText } from '../../../answers/format-figure.ts';
import { type NameOf } from '../../../answers/channel-names.ts';
import { withinOrdersSentence } from './channel-words.ts';
import { withinFile } from './report-files.ts';
import { Sentences } from '../sentences.tsx';
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

const COLUMNS = ['Answer', 'Orders', 'Share', 'Revenue', 'Average order', 'New customers'];

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
      <FiguresTable
        caption={title}
        columns={COLUMNS}
        rows={answers.map(({ text, share, revenue, average, newCustomers, ...answer }) => ({
          ...{ key: text, name: text },
          figures: [
            answer.orders.toLocaleString(),
            shareFigure(share, percent),
            amount(revenue),
            amountFigure(average, amount),
            newCustomers.toLocaleString(),
          ],
        }))}
      />
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

import type { ChannelReport, ChannelTexts, ChannelWorth } from '#shared/api/channels.ts';
import type { NameOf } from '../../../answers/channel-names.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { money } from '#shared/words/money.ts';
import { between, percent } from '../../../answers/format-figure.ts';

type Counted = NonNullable<ChannelReport['counted']>;
type Agreement = Counted['agreement'];
type Channel = Agreement['channels'][number];
type Worth = ChannelWorth['maturities'][number];

const FEW = 'Too few orders to tell: a share takes ten orders.';

/** What links see of all orders whose shoppers named a channel. */
export function agreementSentences(
  { orders, agreed, unseen, channels }: Agreement,
  nameOf: NameOf,
): string[] {
  if (!agreed || !unseen) {
    return [`${pluralize(orders, 'order')} with an answer and a known visit. ${FEW}`];
  }
  return [
    `Shoppers and links name the same channel in ${percent(agreed.share)} of ${pluralize(orders, 'order')}, most likely ${between(agreed, percent)}. In ${percent(unseen.share)} no link tells anything (${between(unseen, percent)}).`,
    ...mostMissed(channels).map(
      ({ channel, agreed: seen, said }) =>
        `${nameOf(channel)}: of ${pluralize(said.orders, 'order')} by what shoppers said, links name it in ${percent(seen.share)}, most likely ${between(seen, percent)}.`,
    ),
  ];
}

type Seen = Channel & { readonly agreed: NonNullable<Channel['agreed']> };

/** The two channels whose orders links recognise least often. */
function mostMissed(channels: readonly Channel[]): Seen[] {
  const known = channels.filter((each): each is Seen => each.agreed !== null);
  return [...known]
    .sort((one, other) => other.said.orders - other.agreed.count - (one.said.orders - one.agreed.count))
    .slice(0, 2);
}

/** The table has the rest. */
const MOST_SENTENCES = 3;

/** Which customers are worth more, if that is told from chance. */
export function worthSentences({ days, channels }: Worth, nameOf: NameOf, currency: string): string[] {
  const amount = (value: number) => money(value, currency);
  const clear = channels
    .filter(({ comparison }) => comparison.verdict === 'unlikely_chance')
    .sort((one, other) => Math.abs(other.comparison.difference) - Math.abs(one.comparison.difference))
    .slice(0, MOST_SENTENCES);
  const sentences = clear.flatMap(({ channel, comparison, typical }) => {
    if (!typical) return [];
    const { low, high } = typical;
    const range = low === null || high === null ? '' : `, most likely ${between({ low, high }, amount)}`;
    const tend = comparison.difference > 0 ? 'more' : 'less';
    return [
      `${nameOf(channel)}: these customers tend to spend ${tend} in ${days} days than the others. Half of them spent ${amount(typical.amount)} or more${range}.`,
    ];
  });
  if (sentences.length > 0) return sentences;
  return channels.some(({ comparison }) => comparison.verdict === 'may_be_chance')
    ? ['Nothing stands out: chance explains every difference in what these customers spent.']
    : ['Too few customers to tell channels apart: it takes ten in a channel and ten in the others.'];
}

/** The orders that the table leaves out, with the reason. */
export function leftOutSentences({ open, none, several, withoutVisits }: Counted['leftOut']): string[] {
  const noun = (n: number) => pluralize(n, 'order');
  return [
    ...(open > 0 ? [`Left out: ${noun(open)} whose answer is not decided yet.`] : []),
    ...(several > 0 ? [`Left out: ${noun(several)} whose answer names several channels.`] : []),
    ...(none > 0 ? [`Left out: ${noun(none)} whose answer names no channel, by your rule.`] : []),
    ...(withoutVisits > 0
      ? [`Not counted: ${noun(withoutVisits)} for which the store reported no visits.`]
      : []),
  ];
}

/** The most frequent answer to a follow-up. */
export function withinSentence(answers: ChannelTexts['within'][number]['answers']): string {
  const [first] = answers;
  if (!first) return 'Nobody has answered the follow-up yet.';
  const { count, total, share } = first.share;
  return `“${first.text}” is the answer of ${count.toLocaleString()} of ${pluralize(total, 'shopper')}, ${percent(share)}, most likely ${between(first.share, percent)}.`;
}

/** The answer to a follow-up with the most orders, and what they brought. */
export function withinOrdersSentence(
  { answers, orders }: Counted['within'][number],
  currency: string,
): string {
  const [first] = answers;
  if (!first?.share) return `${pluralize(orders, 'order')} with an answer so far. ${FEW}`;
  const { text, orders: own, revenue, share } = first;
  return `“${text}” is behind ${own.toLocaleString()} of ${pluralize(orders, 'order')}, ${percent(share.share)}, most likely ${between(share, percent)}, and ${money(Math.round(revenue * 100) / 100, currency)} of revenue.`;
}

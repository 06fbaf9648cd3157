import type { BlockSubject, ShopperAnswers, ShopperResponse } from '#shared/api/admin-block.ts';
import { ADMIN_BLOCK_PATH } from '#shared/api/base.ts';
import { ROUTES } from '#shared/routes.ts';
import { draw, plainId } from '../draw.ts';
import type { BlockApi } from './platform.ts';

const NOTHING: Readonly<Record<BlockSubject, string>> = {
  order: 'Nobody has answered a survey about this order.',
  customer: 'This customer has not answered a survey.',
};

const LOW_SCORE = {
  new: { words: 'Low score: new', tone: 'critical' },
  in_work: { words: 'Low score: in work', tone: 'warning' },
  solved: { words: 'Low score: solved', tone: 'success' },
} as const;

/** Shows what was answered about the order, or by the customer, whose page this is. */
export async function showAnswers(
  { auth, data }: BlockApi,
  root: Node & ParentNode,
  { subject, server }: { readonly subject: BlockSubject; readonly server: string },
): Promise<void> {
  const block = draw('s-admin-block', { heading: 'Survey answers' }, draw('s-spinner'));
  root.replaceChildren(block);
  try {
    const query = new URLSearchParams({ subject, id: plainId(data.selected[0]?.id ?? '') });
    const authorization = `Bearer ${(await auth.idToken()) ?? ''}`;
    const reply = await fetch(`${server}${ADMIN_BLOCK_PATH}?${query.toString()}`, {
      headers: { authorization },
    });
    if (!reply.ok) throw new Error(String(reply.status));
    const { data: answers } = (await reply.json()) as { data: ShopperAnswers };
    block.collapsedSummary = summaryOf(answers);
    block.replaceChildren(...contentOf(answers, subject));
  } catch {
    block.replaceChildren(draw('s-paragraph', {}, 'Askwell did not answer. Reload the page to try again.'));
  }
}

/** The platform shows thirty characters. */
function summaryOf({ responses, hasMore }: ShopperAnswers): string {
  const open = responses.find(({ lowScore }) => lowScore === 'new' || lowScore === 'in_work');
  if (open?.lowScore) return LOW_SCORE[open.lowScore].words;
  const count = `${responses.length}${hasMore ? '+' : ''}`;
  return count === '1' ? '1 response' : `${count} responses`;
}

function contentOf({ responses, hasMore, linksOrders }: ShopperAnswers, subject: BlockSubject): Node[] {
  if (responses.length === 0 && !linksOrders) {
    return [
      draw('s-paragraph', {}, 'Your plan does not link orders to answers.'),
      draw('s-link', { href: `app:${ROUTES.plans}` }, 'See the plans'),
    ];
  }
  if (responses.length === 0) return [draw('s-paragraph', {}, NOTHING[subject])];
  const more = hasMore ? [draw('s-paragraph', { color: 'subdued' }, 'Askwell has older ones.')] : [];
  return [draw('s-stack', { gap: 'base' }, ...responses.map(responseOf), ...more)];
}

function responseOf({ survey, at, isComplete, lowScore, answers, path }: ShopperResponse): Node {
  const day = new Date(at).toLocaleDateString();
  const when = isComplete ? day : `${day}, not completed`;
  const badge =
    lowScore === null ? [] : [draw('s-badge', { tone: LOW_SCORE[lowScore].tone }, LOW_SCORE[lowScore].words)];
  return draw(
    's-section',
    { heading: survey },
    draw(
      's-stack',
      { direction: 'inline', gap: 'small-200' },
      draw('s-text', { color: 'subdued' }, when),
      ...badge,
    ),
    ...answers.map(({ question, answer }) =>
      draw('s-paragraph', {}, draw('s-text', { type: 'strong' }, question), ` ${answer}`),
    ),
    // The admin opens the app at this page.
    draw('s-link', { href: `app:${path}` }, 'Open in Askwell'),
  );
}

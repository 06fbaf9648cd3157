import { element } from '#shared/report/report-node.ts';
import type { StandalonePage } from '#server/kernel/pages/standalone-page.ts';
import { writePage } from './write-page.ts';

const TITLE = 'This link is over';
const TEXT =
  'The results behind it are no longer shared, or a part of the link was lost on its way to you. Ask the person who sent it for a new one.';

/** Says the same whether the link was ended, expired, or never existed. */
export function endedLinkPage(): StandalonePage {
  return writePage(
    TITLE,
    element(
      'main',
      { class: 'report' },
      element('h1', { class: 'report-title' }, TITLE),
      element('section', { class: 'report-question' }, TEXT),
    ),
  );
}

import { drawing, h } from '#web/survey-view/dom.ts';
import type { Messages } from '#web/survey-view/messages.ts';

/** A speech bubble whose tail is a check mark. */
const MARK = 'M16.8 2.7H5.85a3.75 3.75 0 0 0-3.75 3.75v5.1a3.75 3.75 0 0 0 3.75 3.75h.75l4.35 5.85L21.9 7.35';

/** The page's footer: the mark of free plans with our logo. */
export function brandFooter({ poweredBy }: Pick<Messages, 'poweredBy'>): HTMLElement {
  return h('footer', {}, drawing(MARK), `${poweredBy} Askwell`);
}

import type { Messages } from '#web/survey-view/messages.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The page's footer: the mark of free plans with our logo, a speech bubble whose tail is a check mark. */
export function brandFooter({ poweredBy }: Pick<Messages, 'poweredBy'>): HTMLElement {
  const bubble = document.createElementNS(SVG, 'svg');
  bubble.setAttribute('viewBox', '0 0 16 16');
  bubble.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', 'M11.2 1.8H3.9a2.5 2.5 0 0 0-2.5 2.5v3.4a2.5 2.5 0 0 0 2.5 2.5h.5l2.9 3.9L14.6 4.9');
  bubble.append(line);
  const foot = document.createElement('footer');
  foot.append(bubble, `${poweredBy} Askwell`);
  return foot;
}

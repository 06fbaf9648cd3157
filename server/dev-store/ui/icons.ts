import { Html, html } from './html.ts';

/** The store's own mark: a sprig of juniper. */
const SPRIG =
  '<path d="M12 21c0-7 0-11 0-17" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>' +
  '<path d="M12 9c-3.5.3-5.5-1-6.5-4 3.5-.4 5.7.8 6.5 4Zm0 5c3.5.3 5.5-1 6.5-4-3.5-.4-5.7.8-6.5 4Z" fill="currentColor"/>' +
  '<circle cx="7.5" cy="15" r="2.2" fill="currentColor"/><circle cx="16.8" cy="17.5" r="2.2" fill="currentColor"/>';

const OUTLINES = {
  apps: '<rect x="4" y="4" width="7" height="7" rx="2"/><rect x="13" y="4" width="7" height="7" rx="2"/><rect x="4" y="13" width="7" height="7" rx="2"/><path d="M16.5 13v7M13 16.5h7"/>',
  orders: '<path d="M5 8h14l-1 12H6L5 8Z"/><path d="M9 10V7a3 3 0 0 1 6 0v3"/>',
  customers: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5"/>',
  webhooks: '<path d="M4 12h4l2.5-6 4 12 2.5-6h3"/>',
  store:
    '<path d="M5 10v10h14V10"/><path d="M3.5 10 5.5 4h13l2 6a3 3 0 0 1-5.6 1 3.3 3.3 0 0 1-5.8 0 3 3 0 0 1-5.6-1Z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  bag: '<path d="M6 8h12l1 12H5L6 8Z"/><path d="M9 8V6.5a3 3 0 0 1 6 0V8"/>',
  person: '<circle cx="12" cy="8" r="3.5"/><path d="M5 20c.8-4 3.6-5.5 7-5.5s6.2 1.5 7 5.5"/>',
  back: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
} as const;

export type IconName = keyof typeof OUTLINES;

/** Icons stand beside text, so screen readers skip them. */
export function icon(name: IconName): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${new Html(OUTLINES[name])}</svg>`;
}

export function sprig(): Html {
  return html`<svg class="sprig" viewBox="0 0 24 24" aria-hidden="true">${new Html(SPRIG)}</svg>`;
}

export function favicon(): string {
  const mark = SPRIG.replaceAll('currentColor', '#5f3350');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark}</svg>`;
}

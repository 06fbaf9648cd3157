import type { DevStoreDeps } from '../deps.ts';
import { SHOP } from '../store/shop.ts';
import { renderDocument } from '../ui/document.ts';
import { html, type Html, type Part } from '../ui/html.ts';
import { icon, sprig, type IconName } from '../ui/icons.ts';

export type Section = 'apps' | 'orders' | 'customers' | 'shoppers' | 'themes' | 'webhooks';

export interface AdminPage {
  title: string;
  section: Section;
  body: Part;
  /** Whether the content is the app's frame, which fills the page. */
  framed?: boolean;
  head?: Part;
}

const SECTIONS: { section: Section; label: string; icon: IconName }[] = [
  { section: 'orders', label: 'Orders', icon: 'orders' },
  { section: 'customers', label: 'Customers', icon: 'customers' },
  { section: 'shoppers', label: 'Shoppers', icon: 'bag' },
  { section: 'themes', label: 'Themes', icon: 'store' },
  { section: 'webhooks', label: 'Webhooks', icon: 'webhooks' },
  { section: 'apps', label: 'Apps', icon: 'apps' },
];

/** The admin's layout around each of its pages. */
export function adminPage({ options, stateStore }: DevStoreDeps, page: AdminPage): Html {
  const { section, framed = false } = page;
  return renderDocument({
    title: `${page.title} · ${SHOP.name}`,
    look: 'admin',
    script: true,
    bodyClass: framed ? 'admin admin-framed' : 'admin',
    head: page.head,
    body: html`
      <a class="skip" href="#main">Skip to the content</a>
      <header class="top">
        <button class="menu-button" type="button" popovertarget="nav" aria-label="Menu">
          ${icon('menu')}
        </button>
        <a class="brand" href="/">${sprig()}<span>${SHOP.name}</span></a>
        <span class="badge">Dev store</span>
        <a class="top-link" href="/store/">${icon('store')}<span>View online store</span></a>
      </header>
      <nav class="side" id="nav" popover aria-label="Store">
        <ul>
          ${SECTIONS.map((one) => navItem(one, section === one.section && !framed))}
        </ul>
        ${stateStore.state.installation !== null && appNav(options.app.name, framed)}
      </nav>
      <main id="main" tabindex="-1">${page.body}</main>
    `,
  });
}

function navItem({ section, label, icon: name }: (typeof SECTIONS)[number], current: boolean): Html {
  return html`<li>
    <a href="/admin/${section}" ${current && html`aria-current="page"`}>${icon(name)}${label}</a>
  </li>`;
}

/** The app fills in its own menu once it is open. */
function appNav(name: string, current: boolean): Html {
  return html`<div class="app-nav">
    <p class="app-nav-title">Installed</p>
    <ul data-app-nav>
      <li>
        <a data-app-home href="/admin/apps/${handleOf(name)}" ${current && html`aria-current="page"`}>
          <span class="app-dot" aria-hidden="true">${name.slice(0, 1)}</span>${name}
        </a>
      </li>
    </ul>
  </div>`;
}

/** The app's name in the admin's addresses. */
export function handleOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export function pageHead(title: string, lead: Part, actions?: Part): Html {
  return html`<div class="page-head">
    <div>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </div>
    ${actions && html`<div class="page-actions">${actions}</div>`}
  </div>`;
}

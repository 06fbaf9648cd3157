import type { DevStoreDeps } from '../deps.ts';
import { PRODUCTS } from '../store/products.ts';
import { SHOP } from '../store/shop.ts';
import { picture } from '../storefront/pictures.ts';
import { renderDocument } from '../ui/document.ts';
import { html, type Html } from '../ui/html.ts';
import { icon, sprig } from '../ui/icons.ts';
import { handleOf } from './layout.ts';

/** The first page: explains the dev store and the first step. */
export function landingPage({ options, stateStore }: DevStoreDeps): Html {
  const { name } = options.app;
  const installed = stateStore.state.installation !== null;
  return renderDocument({
    title: `${SHOP.name}: a store to try ${name} in`,
    look: 'admin',
    script: false,
    bodyClass: 'landing',
    body: html`
      <header class="landing-head">
        <p class="brand">${sprig()}<span>${SHOP.name}</span><span class="badge">Dev store</span></p>
        <h1>A made-up store to try ${name} in</h1>
        <p>
          It has an admin, an online store and shoppers who never existed. It speaks the store platform’s own
          protocol, and nothing leaves this computer.
        </p>
        <div class="landing-shelf">${PRODUCTS.map(({ handle }) => picture(handle, null))}</div>
      </header>
      <main class="landing-main">
        <ol class="steps">
          ${step('Install', `Open the apps of the store and choose Install beside ${name}.`, installed)}
          ${step('Approve', `The store tells you what ${name} will be able to see. Agree to it.`, installed)}
          ${step('Use', `${name} opens inside the admin. Shop on the online store to see the other side.`, false)}
        </ol>
        <p class="landing-actions">
          ${
            installed
              ? html`<a class="button primary large" href="/admin/apps/${handleOf(name)}">Open ${name}</a>`
              : html`<a class="button primary large" href="/admin/apps">Go to the apps</a>`
          }
          <a class="button large" href="/store/">${icon('store')}Visit the online store</a>
        </p>
      </main>
    `,
  });
}

function step(title: string, text: string, done: boolean): Html {
  return html`<li class="${done ? 'done' : ''}">
    <h2>${title}${done && html`<span class="step-done">done</span>`}</h2>
    <p>${text}</p>
  </li>`;
}

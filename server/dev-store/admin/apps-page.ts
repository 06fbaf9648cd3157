import type { DevStoreDeps } from '../deps.ts';
import { describeScope, isOptionalScope } from '../platform/scopes.ts';
import { formatTime } from '../store/shop.ts';
import type { Installation } from '../store/state.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, handleOf, pageHead } from './layout.ts';

/** Lists the store's apps; there is one. */
export function appsPage(deps: DevStoreDeps): Html {
  const { installation } = deps.stateStore.state;
  return adminPage(deps, {
    title: 'Apps',
    section: 'apps',
    body: html`<div class="page">
      ${pageHead('Apps', 'What works with this store.')} ${uninstalledNotice(deps)}
      <section class="card app-card" aria-labelledby="app-name">
        <span class="app-mark" aria-hidden="true">${deps.options.app.name.slice(0, 1)}</span>
        <div class="app-words">
          <h2 id="app-name">${deps.options.app.name}</h2>
          <p>Ask your shoppers, and hear what they think.</p>
          <p class="quiet">
            ${installation === null ? 'Not installed' : `Installed ${formatTime(installation.installedAt)}`}
          </p>
        </div>
        ${installation === null ? installActions() : installedActions(deps)}
      </section>
      ${installation !== null && permissions(installation)} ${embedSetting(deps)}
    </div>`,
  });
}

function installActions(): Html {
  return html`<div class="app-actions"><a class="button primary" href="/admin/install">Install</a></div>`;
}

function installedActions({ options: { app } }: DevStoreDeps): Html {
  return html`<div class="app-actions">
    <button class="button" type="button" popovertarget="uninstall">Uninstall</button>
    <a class="button primary" href="/admin/apps/${handleOf(app.name)}">Open</a>
    <div class="sheet" id="uninstall" popover role="dialog" aria-labelledby="uninstall-title">
      <h2 id="uninstall-title">Uninstall ${app.name}?</h2>
      <p>
        It loses its access to this store at once and is told so. What it knows about the store stays with it
        until it is asked to erase that, and is there again if you install it before.
      </p>
      <form class="sheet-actions" method="post" action="/admin/uninstall">
        <button class="button" type="button" popovertarget="uninstall" popovertargetaction="hide">
          Keep it
        </button>
        <button class="button danger">Uninstall</button>
      </form>
    </div>
  </div>`;
}

function permissions(installation: Installation): Html {
  return html`<section class="card">
    <h2>What it may do</h2>
    <ul class="plain">
      ${installation.scopes.map(
        (scope) =>
          html`<li>
            ${describeScope(scope)}
            ${
              isOptionalScope(scope) &&
              html`<form method="post" action="/admin/permissions">
                <button
                  class="button small"
                  name="revoke"
                  value="${scope}"
                  aria-label="Take back: ${describeScope(scope)}"
                >
                  Take back
                </button>
              </form>`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

function uninstalledNotice({ stateStore, options }: DevStoreDeps): Html | null {
  const { uninstalledAt } = stateStore.state;
  if (uninstalledAt === null) return null;
  return html`<section class="notice" aria-label="Uninstalled">
    <p>
      ${options.app.name} was uninstalled ${formatTime(uninstalledAt)}. A store platform waits 48 hours, then
      asks the app to erase what it knows about the store.
    </p>
    <form method="post" action="/admin/compliance/shop">
      <button class="button">Ask it to erase now</button>
    </form>
  </section>`;
}

/** Only if the app has a storefront script and is installed. */
function embedSetting({ stateStore, options }: DevStoreDeps): Html | null {
  if (options.app.storefrontScript === null || stateStore.state.installation === null) return null;
  const on = stateStore.state.embedOn;
  return html`<section class="card row-card">
    <div>
      <h2>Theme</h2>
      <p>${options.app.name} is ${on ? 'part of' : 'left out of'} the pages of your online store.</p>
    </div>
    <form method="post" action="/admin/embed">
      <input type="hidden" name="on" value="${on ? 'no' : 'yes'}" />
      <button class="button">${on ? 'Leave it out' : 'Add it to the theme'}</button>
    </form>
  </section>`;
}

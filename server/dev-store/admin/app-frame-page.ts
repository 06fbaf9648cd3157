import type { DevStoreDeps } from '../deps.ts';
import { shopParameters } from '../platform/authorize.ts';
import { signIdToken, signQuery } from '../platform/signatures.ts';
import { SHOP } from '../store/shop.ts';
import { html, jsonScript, type Html } from '../ui/html.ts';
import { icon } from '../ui/icons.ts';
import { adminPage, handleOf } from './layout.ts';

/** Signs an id token: for a minute it proves to the app which store and which staff member opened it. */
export function mintIdToken({ options }: DevStoreDeps): string {
  const { host, app, clock, newId } = options;
  const facts = { host, clientId: app.clientId, userId: SHOP.ownerId, now: clock() };
  return signIdToken({ ...facts, sessionId: newId(), tokenId: newId() }, app.clientSecret);
}

/** The frame's first address: a page of the app with the platform's query parameters. */
export function frameAddress(deps: DevStoreDeps, path: string): string {
  const { app } = deps.options;
  const url = new URL(path, app.url);
  const parameters = {
    ...Object.fromEntries(url.searchParams),
    ...shopParameters(deps.options),
    embedded: '1',
    id_token: mintIdToken(deps),
    locale: 'en-US',
    session: deps.options.newId(),
  };
  url.search = signQuery(parameters, app.clientSecret).toString();
  return url.href;
}

/** The admin page with the app in a frame, and the parts that App Bridge fills. */
export function appFramePage(deps: DevStoreDeps, path: string): Html {
  const { app } = deps.options;
  if (deps.stateStore.state.installation === null) return notInstalledPage(deps);
  const facts = {
    appOrigin: new URL(app.url).origin,
    appName: app.name,
    base: `/admin/apps/${handleOf(app.name)}`,
    store: SHOP.name,
  };
  return adminPage(deps, {
    title: app.name,
    section: 'apps',
    framed: true,
    head: jsonScript('admin-facts', facts),
    body: html`
      <div class="title-bar" data-title-bar>
        <span class="app-dot" aria-hidden="true">${app.name.slice(0, 1)}</span>
        <span data-breadcrumb></span>
        <h1 data-title>${app.name}</h1>
        <div class="title-actions" data-actions></div>
      </div>
      <div class="save-bar" data-save-bar role="region" aria-label="Unsaved changes" hidden></div>
      <div class="progress" data-progress hidden></div>
      <iframe
        class="app-frame"
        data-app-frame
        name="app-frame"
        title="${app.name}"
        data-address="${frameAddress(deps, path)}"
        allow="clipboard-write"
      ></iframe>
      <div class="toasts" data-toasts role="status" aria-live="polite"></div>
      <dialog class="sheet" data-confirm aria-labelledby="confirm-title">
        <h2 id="confirm-title" data-confirm-title></h2>
        <p data-confirm-text></p>
        <form class="sheet-actions" method="dialog">
          <button class="button" value="stay">Go on editing</button>
          <button class="button danger" value="leave" data-confirm-leave></button>
        </form>
      </dialog>
    `,
  });
}

function notInstalledPage(deps: DevStoreDeps): Html {
  const { name } = deps.options.app;
  return adminPage(deps, {
    title: name,
    section: 'apps',
    body: html`<div class="page empty">
      <h1>${name} is not installed</h1>
      <p>This store has no app of that name. Install it to open it here.</p>
      <p class="empty-actions">
        <a class="button" href="/admin/apps">${icon('back')}All apps</a>
        <a class="button primary" href="/admin/install">Install</a>
      </p>
    </div>`,
  });
}

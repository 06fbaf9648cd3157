import type { AuthorizeRequest } from '../platform/authorize.ts';
import type { DevStoreOptions } from '../options.ts';
import { describeScope } from '../platform/scopes.ts';
import { SHOP } from '../store/shop.ts';
import { renderDocument } from '../ui/document.ts';
import { html, type Html, type Part } from '../ui/html.ts';
import { sprig } from '../ui/icons.ts';

/** Asks the merchant to approve the app's permissions. */
export function authorizePage(
  { app }: DevStoreOptions,
  request: AuthorizeRequest,
  isInstalled: boolean,
): Html {
  const title = isInstalled ? `Let ${app.name} see more?` : `Install ${app.name}?`;
  return standalone(
    title,
    html`
      <h1>${title}</h1>
      <p>${app.name} (${new URL(app.url).host}) asks to work with ${SHOP.name}. If you agree, it can:</p>
      <ul class="scopes">
        ${request.scopes.map((scope) => html`<li>${describeScope(scope)}</li>`)}
      </ul>
      <p class="quiet">You can take this back at any time: Apps, then Uninstall.</p>
      <form class="sheet-actions" method="post" action="/admin/oauth/authorize">
        <input type="hidden" name="client_id" value="${request.clientId}" />
        <input type="hidden" name="scope" value="${request.scopes.join(',')}" />
        <input type="hidden" name="redirect_uri" value="${request.redirectUri}" />
        <input type="hidden" name="state" value="${request.state}" />
        <input type="hidden" name="optional_scopes" value="${request.optional.join(',')}" />
        ${request.optional.map(
          (scope) =>
            html`<label class="optional-scope">
              <input type="checkbox" name="optional" value="${scope}" checked />
              <span>${describeScope(scope)} <span class="quiet">(you may refuse this)</span></span>
            </label>`,
        )}
        <button class="button" name="decision" value="deny">Cancel</button>
        <button class="button primary" name="decision" value="approve">
          ${isInstalled ? 'Save' : 'Install app'}
        </button>
      </form>
    `,
  );
}

export function authorizeFaultPage(fault: string): Html {
  return standalone(
    'This install link does not work',
    html`
      <h1>This install link does not work</h1>
      <p>${fault}</p>
      <p><a class="button" href="/admin/apps">Back to the apps</a></p>
    `,
  );
}

export function notFoundPage(): Html {
  return standalone(
    'Not found',
    html`
      <h1>There is nothing here</h1>
      <p>This address leads to no page of the store.</p>
      <p><a class="button" href="/">To the beginning</a></p>
    `,
  );
}

/** A standalone admin page with a single question. */
export function standalone(title: string, body: Part): Html {
  return renderDocument({
    title: `${title} · ${SHOP.name}`,
    look: 'admin',
    script: false,
    bodyClass: 'standalone',
    body: html`<main class="card standalone-card">
      <p class="brand standalone-brand">
        ${sprig()}<span>${SHOP.name}</span><span class="badge">Dev store</span>
      </p>
      ${body}
    </main>`,
  });
}

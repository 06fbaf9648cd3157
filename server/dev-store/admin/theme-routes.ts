import type { Router } from 'express';
import type { DevStoreDeps } from '../deps.ts';
import { field, sendPage } from '../page-routes.ts';
import { THEMES, liveTheme, type StoreTheme } from '../store/themes.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';

export function showThemes(router: Router, deps: DevStoreDeps): void {
  router.get('/themes', (_request, response) => sendPage(response, themesPage(deps)));
}

export function publishTheme(router: Router, { stateStore, webhooks }: DevStoreDeps): void {
  router.post('/themes', (request, response) => {
    const wanted = field(request, 'theme');
    const theme = THEMES.find(({ handle }) => handle === wanted);
    if (theme) {
      stateStore.state.theme = wanted;
      stateStore.save();
      webhooks.publish('themes/publish', { id: theme.id, name: theme.name, role: 'main' });
    }
    response.redirect(303, '/admin/themes');
  });
}

/** Lists the themes of the online store; one of them is live. */
function themesPage(deps: DevStoreDeps): Html {
  const live = liveTheme(deps.stateStore.state);
  return adminPage(deps, {
    title: 'Themes',
    section: 'themes',
    body: html`<div class="page">
      ${pageHead('Themes', 'How your online store looks. An app with the permission can read the settings of these.')}
      ${THEMES.map((theme) => themeCard(theme, theme === live))}
    </div>`,
  });
}

function themeCard({ handle, name, description }: StoreTheme, isLive: boolean): Html {
  return html`<section class="card row-card" aria-label="${name}">
    <div>
      <h2>${name}</h2>
      <p>${description}</p>
    </div>
    ${
      isLive
        ? html`<p class="quiet">Live</p>`
        : html`<form method="post" action="/admin/themes">
            <input type="hidden" name="theme" value="${handle}" />
            <button class="button">Publish</button>
          </form>`
    }
  </section>`;
}

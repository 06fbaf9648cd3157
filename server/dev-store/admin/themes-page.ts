import type { DevStoreDeps } from '../deps.ts';
import { liveTheme, THEMES, type StoreTheme } from '../store/themes.ts';
import { html } from '../ui/html.ts';
import type { Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';

/** Lists the themes of the online store; one of them is live. */
export function themesPage(deps: DevStoreDeps): Html {
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

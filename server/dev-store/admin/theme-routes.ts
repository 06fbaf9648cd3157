import type { Router } from 'express';
import type { DevStoreDeps } from '../deps.ts';
import { field, sendPage } from '../page-routes.ts';
import { THEMES } from '../store/themes.ts';
import { themesPage } from './themes-page.ts';

export function showThemes(router: Router, deps: DevStoreDeps): void {
  router.get('/themes', (_request, response) => sendPage(response, themesPage(deps)));
}

export function publishTheme(router: Router, { stateStore }: DevStoreDeps): void {
  router.post('/themes', (request, response) => {
    const wanted = field(request, 'theme');
    if (THEMES.some(({ handle }) => handle === wanted)) {
      stateStore.state.theme = wanted;
      stateStore.save();
    }
    response.redirect(303, '/admin/themes');
  });
}

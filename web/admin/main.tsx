import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { App } from './app/app.tsx';
import { preloadLayout } from './app/layouts/layout.tsx';
import { routeAt, routerPath } from './app/route-table.tsx';
import { createServices } from './app/services.ts';
import { prefetchSurvey } from './features/builder/opening/prefetched-survey.ts';
import { prefetchHome } from './features/home/api/home.ts';
import { prefetchSurveyList } from './features/surveys/api/start-list.ts';
import { readClientConfig } from './app/client-config.ts';
import { createQueryClient } from './lib/api/query-client.ts';
import { storeDetailsQuery } from './lib/store/store-details.ts';
import { billingCustomerQuery } from './lib/billing/subscription.ts';
import { loadEmptyList } from './screens/load-empty-list.ts';

const mount = document.getElementById('askwell');
if (!mount) throw new Error('The page has no element to mount the app in.');

const services = createServices(readClientConfig(document));
const queries = createQueryClient();

const route = routeAt(window.location.pathname);

// Start the data, then the route's code, before anything renders.
void services.session.start().then(() => {
  if (services.session.state().status !== 'authenticated') return;
  queries.query(storeDetailsQuery(services.call)).catch(ignoreFailure);
  queries.query(billingCustomerQuery(services.call)).catch(ignoreFailure);
  if (route.path === ROUTES.home) {
    prefetchHome(queries, services.call);
    prefetchSurveyList(queries, services.call, services.page.query(), () => {
      loadEmptyList().catch(ignoreFailure);
    });
  }
  const { surveyId } = matchPath(routerPath(ROUTES.builder), window.location.pathname)?.params ?? {};
  if (surveyId !== undefined) prefetchSurvey(services.call, surveyId);
});
Promise.all([preloadLayout(route.layout), route.preload()]).catch(ignoreFailure);

/** A failure is ignored here: rendering requests again and shows it. */
function ignoreFailure(): void {
  return undefined;
}

createRoot(mount).render(
  <StrictMode>
    <BrowserRouter>
      <App services={services} queries={queries} />
    </BrowserRouter>
  </StrictMode>,
);

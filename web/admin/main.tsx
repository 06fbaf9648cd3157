import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { App } from './app/app.tsx';
import { preloadLayout } from './app/layouts/layout.tsx';
import { routeAt, routerPath } from './app/route-table.tsx';
import { createServices } from './app/services.ts';
import { startSurvey } from './features/builder/opening/early-survey.ts';
import { startSurveyList } from './features/surveys/api/start-list.ts';
import { readClientConfig } from './lib/client-config.ts';
import { createQueryClient } from './lib/query-client.ts';
import { storeDetailsQuery } from './lib/store/store-details.ts';
import { billingCustomerQuery } from './lib/store/subscription.ts';

const mount = document.getElementById('askwell');
if (!mount) throw new Error('The page has no element to mount the app in.');

const services = createServices(readClientConfig(document));
const queries = createQueryClient();

const route = routeAt(window.location.pathname);

// The data first, then the route's code: both are on their way before anything is rendered.
void services.session.start().then(() => {
  if (services.session.state().status !== 'authenticated') return;
  queries.query(storeDetailsQuery(services.call)).catch(shownLater);
  queries.query(billingCustomerQuery(services.call)).catch(shownLater);
  if (route.path === ROUTES.home) startSurveyList(queries, services.call, services.page.query());
  const { surveyId } = matchPath(routerPath(ROUTES.builder), window.location.pathname)?.params ?? {};
  if (surveyId !== undefined) startSurvey(services.call, surveyId);
});
Promise.all([preloadLayout(route.layout), route.preload()]).catch(shownLater);

/** Rendering asks again and shows what went wrong. */
function shownLater(): void {
  return undefined;
}

createRoot(mount).render(
  <StrictMode>
    <BrowserRouter>
      <App services={services} queries={queries} />
    </BrowserRouter>
  </StrictMode>,
);

import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { DrawerProvider } from '../features/shell/drawer-state.tsx';
import { useServices, useSession } from '../lib/services.tsx';
import { useStoreDetails } from '../lib/store/store-details.ts';
import { hasSubscription, useBillingCustomer } from '../lib/billing/subscription.ts';
import { FullPageSpinner, ScreenSpinner } from '../ui/spinner.tsx';
import { EmbeddedNavigation } from './embedded-navigation.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { decideScreen, type GateState } from './gate.ts';
import { LAYOUTS } from './layouts/layout.tsx';
import { routeAt, type ScreenRoute } from './route-table.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { useScreenTop } from './use-screen-top.ts';

/** Applies the gate's decision to the current route. */
export function Guarded({ children }: { children: React.ReactNode }) {
  const { page } = useServices();
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useScreenTop();
  const { state, error } = useGateState();
  const decision = decideScreen(route.access, state);

  switch (decision.kind) {
    case 'wait':
      return decision.for === 'session' ? <FullPageSpinner text="Loading..." /> : <FullPageSpinner />;
    case 'failed':
      return <ErrorScreen message={error?.message} onRetry={page.reload} />;
    case 'go':
      return <Navigate to={decision.to} replace />;
    case 'show-login':
      return <InLayout route={routeAt(ROUTES.login)} screen={<LoginInPlace />} />;
    case 'show':
      return <InLayout route={route} screen={children} />;
    default:
      return decision satisfies never;
  }
}

function InLayout({ route, screen }: { route: ScreenRoute; screen: React.ReactNode }) {
  const Layout = LAYOUTS[route.layout];
  const { page } = useServices();
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <DrawerProvider>
        <ScreenTitle title={route.title} hasSidebar={route.layout === 'dashboard'} />
        <EmbeddedNavigation />
        <Layout>
          <ErrorBoundary key={route.path} onRetry={page.reload}>
            <Suspense fallback={<ScreenSpinner />}>{screen}</Suspense>
          </ErrorBoundary>
        </Layout>
      </DrawerProvider>
    </Suspense>
  );
}

function LoginInPlace() {
  const { Screen } = routeAt(ROUTES.login);
  return <Screen />;
}

/** Store details and the subscription load in parallel as soon as there is a session. */
function useGateState(): { state: GateState; error: Error | null } {
  const session = useSession().status;
  const signedIn = session === 'authenticated';
  const store = useStoreDetails(signedIn);
  const customer = useBillingCustomer(signedIn);
  const pendingOf = (query: { isError: boolean }) => (query.isError ? 'failed' : 'loading');
  const plan = customer.data && (hasSubscription(customer.data) ? 'active' : 'none');
  return {
    state: {
      session,
      store: store.data?.store ?? pendingOf(store),
      subscription: plan ?? pendingOf(customer),
    },
    error: store.error ?? customer.error,
  };
}

import { AppProvider } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json' with { type: 'json' };
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Outlet, Route, Routes } from 'react-router-dom';
import { ServicesProvider, type Services } from '../lib/services.tsx';
import { ShortcutHelpProvider } from '../lib/page/shortcut-help.tsx';
import { SurveyChoiceProvider } from '../lib/surveys/survey-choice.tsx';
import { UpgradeProvider } from '../lib/billing/upgrade.tsx';
import { ToastProvider } from '../ui/toasts/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { GlobalDialogs } from './global-dialogs.tsx';
import { Guarded } from './guarded.tsx';
import { LAYOUTS } from './layouts/layout.tsx';
import { SCREEN_ROUTES } from './route-table.tsx';
import { RouterLink } from './router-link.tsx';
import type { LayoutName } from './screens.ts';
import { SessionWatch } from './session-watch.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { UpdateWatch } from './update-watch.tsx';
import './app.css';

interface AppProps {
  services: Services;
  queries: QueryClient;
}

export function App({ services, queries }: AppProps) {
  return (
    <AppProvider i18n={english} linkComponent={RouterLink}>
      <ErrorBoundary onRetry={services.page.reload}>
        <ServicesProvider services={services}>
          <QueryClientProvider client={queries}>
            <ToastProvider>
              <SessionWatch />
              <UpdateWatch />
              <UpgradeProvider>
                <SurveyChoiceProvider>
                  <ShortcutHelpProvider>
                    <Screens />
                    <GlobalDialogs />
                    <ShortcutHelp />
                  </ShortcutHelpProvider>
                </SurveyChoiceProvider>
              </UpgradeProvider>
            </ToastProvider>
          </QueryClientProvider>
        </ServicesProvider>
      </ErrorBoundary>
    </AppProvider>
  );
}

/** Grouped by layout, so that the sidebar stays mounted between screens. */
function Screens() {
  const frame = (
    <Guarded>
      <Outlet />
    </Guarded>
  );
  return (
    <Routes>
      {(Object.keys(LAYOUTS) as LayoutName[]).map((layout) => (
        <Route key={layout} element={frame}>
          {SCREEN_ROUTES.filter((route) => route.layout === layout).map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      ))}
    </Routes>
  );
}

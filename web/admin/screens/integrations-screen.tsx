import { Navigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';

/** The specification's address of what the settings call connections. */
export function IntegrationsScreen() {
  return <Navigate to={ROUTES.connections} replace />;
}

import type { PlainRoute } from './plain-route.ts';
import type { Route } from './route.ts';

/** What one area of the product brings to the app. */
export interface Area {
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly plainRoutes?: readonly PlainRoute[];
  /** Finishes what was acknowledged. Called once, when no more requests come and the database is still open. */
  readonly onStop?: () => Promise<void>;
}

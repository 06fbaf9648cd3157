import type { CountedSources } from './claims/counted-survey.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';

/** For findings about where customers come from. */
export interface WithSources {
  /** Counts the first orders behind the newest responses by channel. Null if no question asks for the source. */
  readonly countSources: (
    database: Database,
    view: View,
    mostResponses: number,
  ) => Promise<Omit<CountedSources, 'isNewest'> | null>;
}

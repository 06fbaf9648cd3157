import { listActivity as api } from '#shared/api/activity.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { route } from '#server/kernel/http/route.ts';
import { activityChores } from './activity-upkeep.ts';
import { listActivity } from './list-activity.ts';

/** The log of who did what in a store. */
export function activityArea(deps: Deps): Area {
  return {
    name: 'activity',
    routes: [route(api, ({ session, input }) => listActivity(deps, session, input))],
    chores: activityChores(deps),
  };
}

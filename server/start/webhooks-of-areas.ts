import { webhooksArea } from '#server/areas/webhooks/routes.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { mergeAreas } from './merge-areas.ts';

/** The handler of each topic, from all areas. */
export function webhookHandlersOf(areas: readonly Area[]): WebhookHandlers {
  return mergeAreas(areas, 'a handler for the topic', ({ webhooks }) => webhooks);
}

/** Receives the webhooks and gives each to the area that handles its topic. */
export function webhooksOfAreas(deps: Deps, areas: readonly Area[]): Area {
  return webhooksArea(deps, webhookHandlersOf(areas));
}

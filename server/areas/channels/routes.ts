import * as api from '#shared/api/channels.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { route } from '#server/kernel/http/route.ts';
import { channelJobs, countChannels } from './count-report.ts';
import { editChannels, getChannels, undoChannels } from './edit-channels.ts';
import { getChannelReport } from './get-report.ts';
import { listChannelTexts } from './list-channel-texts.ts';
import { getSourceQuestions } from './source-question.ts';

/** Where customers come from, by what they say and by what links tell, and what they are worth. */
export function channelsArea(deps: Deps & WithBilling): Area {
  return {
    name: 'channels',
    routes: [
      route(api.getChannels, ({ session }) => getChannels(deps, session)),
      route(api.editChannels, ({ session, input }) => editChannels(deps, session, input)),
      route(api.undoChannels, ({ session, input }) => undoChannels(deps, session, input)),
      route(api.getSourceQuestions, ({ session, input }) => getSourceQuestions(deps, session, input)),
      route(api.listChannelTexts, ({ session, input }) => listChannelTexts(deps, session, input)),
      route(api.getChannelReport, ({ session, input }) => getChannelReport(deps, session, input)),
      route(api.countChannels, ({ session, input }) => countChannels(deps, session, input)),
    ],
    jobs: channelJobs(deps),
  };
}

import { useState, type ComponentType } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { TabId } from '../address.ts';
import { CardSkeleton } from './card-skeleton.tsx';

interface TabProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}

interface LoadedTab {
  readonly Tab: ComponentType<TabProps>;
}

/** Each tab's code loads when it is first opened. */
const LOADERS: Readonly<Record<TabId, () => Promise<LoadedTab>>> = {
  analytics: async () => ({ Tab: (await import('../overview/overview-tab.tsx')).OverviewTab }),
  responses: async () => ({ Tab: (await import('../responses/responses-tab.tsx')).ResponsesTab }),
  detractors: async () => ({ Tab: (await import('../inbox/inbox-tab.tsx')).InboxTab }),
  compare: async () => ({ Tab: (await import('../compare/compare-tab.tsx')).CompareTab }),
  money: async () => ({ Tab: (await import('../money/money-tab.tsx')).MoneyTab }),
  channels: async () => ({ Tab: (await import('../channels/channels-tab.tsx')).ChannelsTab }),
  sample: async () => ({ Tab: (await import('../sample/sample-tab.tsx')).SampleTab }),
};

/** Pass the tab as `key`, so that one tab's state never leaks into another. */
export function TabPanel({ tab, ...props }: TabProps & { readonly tab: TabId }) {
  const [hasFailed, setFailed] = useState(false);
  const loaded = useLoaded(LOADERS[tab], !hasFailed, () => setFailed(true));
  if (hasFailed) {
    return (
      <Notice
        tone="critical"
        heading="This part of the page could not be loaded"
        action={{ label: 'Try again', onAction: () => setFailed(false) }}
      >
        Check your connection. Nothing is lost.
      </Notice>
    );
  }
  return loaded ? <loaded.Tab {...props} /> : <CardSkeleton lines={12} />;
}

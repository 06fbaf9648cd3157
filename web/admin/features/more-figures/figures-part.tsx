import type { AboutSurvey } from '../../answers/view.ts';
import type { FiguresId } from '../../answers/address.ts';
import { type LoadPart, LoadedPart } from '../../ui/loaded-part.tsx';

const LOADERS: Readonly<Record<FiguresId, LoadPart<AboutSurvey>>> = {
  reach: async () => ({ Part: (await import('./reach.tsx')).Reach }),
  compare: async () => ({ Part: (await import('./compare/compare-tab.tsx')).CompareTab }),
  money: async () => ({ Part: (await import('./money/money-tab.tsx')).MoneyTab }),
  channels: async () => ({ Part: (await import('./channels/channels-tab.tsx')).ChannelsTab }),
  sample: async () => ({ Part: (await import('./sample/sample-tab.tsx')).SampleTab }),
};

/** One part of *More figures*, on its page or in the drawer of a finding. */
export function FiguresPart({ figures, ...props }: AboutSurvey & { readonly figures: FiguresId }) {
  return <LoadedPart key={figures} load={LOADERS[figures]} props={props} />;
}

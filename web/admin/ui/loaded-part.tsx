import { type ComponentType, useState } from 'react';
import { useLoaded } from '../lib/page/use-loaded.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { Notice } from './notice.tsx';

export type LoadPart<Props> = () => Promise<{ readonly Part: ComponentType<Props> }>;

interface LoadedPartProps<Props> {
  readonly load: LoadPart<Props>;
  readonly props: Props;
}

/** A part of a screen whose code loads when it is first shown. Give each part a `key` of its own. */
export function LoadedPart<Props extends object>({ load, props }: LoadedPartProps<Props>) {
  const [hasFailed, setFailed] = useState(false);
  const loaded = useLoaded(load, !hasFailed, () => setFailed(true));
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
  return loaded ? <loaded.Part {...props} /> : <CardSkeleton lines={12} />;
}

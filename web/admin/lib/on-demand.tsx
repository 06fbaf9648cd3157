import { lazy, useState, type ComponentType, type PropsWithChildren } from 'react';

type Part = ComponentType<PropsWithChildren>;

interface OnDemand {
  readonly Component: Part;
  /** Fetches the code before the component is rendered. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A component whose code comes when it is wanted. React's own `lazy` suspends even when the code is there, and what
 * follows a fallback is held back for half a second; this one is rendered at once.
 */
export function onDemand(load: () => Promise<Part>): OnDemand {
  let Loaded: Part | undefined;
  const preload = async () => (Loaded = await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Component({ children }: PropsWithChildren) {
    // Chosen once: another type of component in the same place would begin anew.
    const [{ Chosen }] = useState({ Chosen: Loaded ?? Lazy });
    return <Chosen>{children}</Chosen>;
  }
  return { Component, preload };
}

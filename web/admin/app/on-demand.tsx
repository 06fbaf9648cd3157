import { lazy, useState, type ComponentType, type PropsWithChildren } from 'react';

type Part = ComponentType<PropsWithChildren>;

interface OnDemand {
  readonly Component: Part;
  /** Loads the code before the component is rendered. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A component whose code loads on demand. React's `lazy` suspends even if the code is loaded, and what follows a
 * fallback appears half a second later; this component renders loaded code at once.
 */
export function onDemand(load: () => Promise<Part>): OnDemand {
  let Loaded: Part | undefined;
  const preload = async () => (Loaded = await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Component({ children }: PropsWithChildren) {
    // Chosen once: another component type in the same place would remount.
    const [{ Chosen }] = useState({ Chosen: Loaded ?? Lazy });
    return <Chosen>{children}</Chosen>;
  }
  return { Component, preload };
}

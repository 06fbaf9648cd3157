export interface Ticks {
  readonly fewest: number;
  readonly most: number;
  /** Asked after each turn: whether it is worth waiting for another one. */
  readonly isGrowing: () => boolean;
}

/** Calls back after some turns of the event loop. In each turn, requests that have arrived are read. */
export function afterTicks({ fewest, most, isGrowing }: Ticks, then: () => void): void {
  let ticks = 0;
  const next = (): void => {
    ticks += 1;
    const goesOn = isGrowing() || ticks < fewest;
    if (goesOn && ticks < most) setImmediate(next);
    else then();
  };
  setImmediate(next);
}

import type { Kind } from './client.ts';
import type { Sample } from './statistics.ts';

/** The durations of requests by kind, in the order in which they ended. */
export interface Records {
  note(kind: Kind, sample: Sample): void;
  of(kind: Kind): readonly Sample[];
  /** The samples since the last call. */
  takeNew(): ReadonlyMap<Kind, readonly Sample[]>;
}

export function createRecords(): Records {
  const all = new Map<Kind, Sample[]>();
  let fresh = new Map<Kind, Sample[]>();
  const add = (to: Map<Kind, Sample[]>, kind: Kind, sample: Sample) => {
    const list = to.get(kind);
    if (list) list.push(sample);
    else to.set(kind, [sample]);
  };
  return {
    note(kind, sample) {
      add(all, kind, sample);
      add(fresh, kind, sample);
    },
    of: (kind) => all.get(kind) ?? [],
    takeNew() {
      const taken = fresh;
      fresh = new Map();
      return taken;
    },
  };
}

/** How sure a finding is. `measured` is a figure with its interval; `open` says that the answers cannot tell yet. */
type Certainty = 'certain' | 'likely' | 'measured' | 'open';

interface CertaintyWords {
  readonly name: string;
  readonly meaning: string;
}

export const CERTAINTY_WORDS: Readonly<Record<Certainty, CertaintyWords>> = {
  certain: {
    name: 'Certain',
    meaning: 'Where nothing differs, at most 1 page of 200 calls anything certain.',
  },
  likely: {
    name: 'Likely',
    meaning: 'Where nothing differs, at most 1 page of 10 calls anything likely or certain.',
  },
  measured: { name: 'Measured', meaning: 'A figure with its interval. It claims no difference.' },
  open: { name: 'Not known yet', meaning: 'The answers so far cannot tell.' },
};

export const INTERVAL_MEANING = 'Intervals hold the true value in 95 of 100 cases.';

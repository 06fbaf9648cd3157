/** How sure a finding is. `measured` is a figure with its interval; `open` says that the answers cannot tell yet. */
type Certainty = 'certain' | 'likely' | 'measured' | 'open';

interface CertaintyWords {
  readonly name: string;
  readonly meaning: string;
}

export const CERTAINTY_WORDS: Readonly<Record<Certainty, CertaintyWords>> = {
  certain: {
    name: 'Certain',
    meaning: 'If nothing really differed, at most 1 page in 200 would show anything as certain.',
  },
  likely: {
    name: 'Likely',
    meaning: 'If nothing really differed, at most 1 page in 10 would show anything as likely or certain.',
  },
  measured: {
    name: 'Measured',
    meaning: 'A figure and the range it most likely lies in. It says nothing about a difference.',
  },
  open: { name: 'Not known yet', meaning: 'The answers so far cannot tell.' },
};

export const INTERVAL_MEANING = 'Intervals hold the true value in 95 of 100 cases.';

/** How well the answers show a finding; made-up stores show how often each word is wrong. `measured` is a figure with its interval; `open` says that the answers cannot tell yet. */
type Certainty = 'clear' | 'hint' | 'measured' | 'open';

interface CertaintyWords {
  readonly name: string;
  readonly meaning: string;
}

export const CERTAINTY_WORDS: Readonly<Record<Certainty, CertaintyWords>> = {
  clear: {
    name: 'Clear',
    meaning:
      'The answers show it clearly. In surveys in which nothing differs, at most 1 in 200 calls anything clear in 90 days of looking each day.',
  },
  hint: {
    name: 'A hint',
    meaning:
      'Worth a look, and it may still be chance. In surveys in which nothing differs, at most 1 in 10 shows a hint in 90 days of looking each day.',
  },
  measured: {
    name: 'Measured',
    meaning: 'A figure and the range it most likely lies in. It says nothing about a difference.',
  },
  open: { name: 'Not known yet', meaning: 'The answers so far cannot tell.' },
};

export const INTERVAL_MEANING = 'Intervals hold the true value in 95 of 100 cases.';

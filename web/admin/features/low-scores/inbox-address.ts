import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LOW_SCORE_STATES, type LowScoreState } from '#shared/api/values.ts';

export const DUES = ['any', 'overdue', 'today', 'week', 'none'] as const;

export type Due = (typeof DUES)[number];

/** What the inbox shows, from the address, so that a reload or a shared link shows the same. */
export interface InboxView {
  readonly state: LowScoreState | 'any';
  readonly assigned: 'any' | 'nobody' | 'person';
  /** The person, if `assigned` says so. */
  readonly owner: string;
  readonly due: Due;
  /** The low score in the side panel. */
  readonly open: string | null;
}

const NAMES = { state: 'inbox', owner: 'owner', due: 'due', open: 'score' } as const;
const NOBODY = 'nobody';
/** A person's name in the address has this before it, so that no name equals `nobody`. */
const PERSON = 'name:';

function readView(parameters: URLSearchParams): InboxView {
  const state = parameters.get(NAMES.state);
  const owner = parameters.get(NAMES.owner) ?? '';
  return {
    state: state === 'any' ? 'any' : (LOW_SCORE_STATES.find((each) => each === state) ?? 'new'),
    assigned: owner === NOBODY ? 'nobody' : owner.startsWith(PERSON) ? 'person' : 'any',
    owner: owner.startsWith(PERSON) ? owner.slice(PERSON.length) : '',
    due: DUES.find((each) => each === parameters.get(NAMES.due)) ?? 'any',
    open: parameters.get(NAMES.open),
  };
}

function writeView(before: URLSearchParams, change: Partial<InboxView>): URLSearchParams {
  const after = new URLSearchParams(before);
  const { state, assigned, owner, due, open } = { ...readView(before), ...change };
  const written = {
    state: state === 'new' ? null : state,
    owner: assigned === 'any' ? null : assigned === 'nobody' ? NOBODY : PERSON + owner,
    due: due === 'any' ? null : due,
    open,
  };
  for (const [name, value] of Object.entries(written)) {
    const parameter = NAMES[name as keyof typeof NAMES];
    if (value === null) after.delete(parameter);
    else after.set(parameter, value);
  }
  return after;
}

export function useInboxView(): readonly [InboxView, (change: Partial<InboxView>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback(
    (wanted: Partial<InboxView>) =>
      setParameters((before) => writeView(before, wanted), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return [view, change];
}

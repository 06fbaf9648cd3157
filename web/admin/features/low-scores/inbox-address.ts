import { LOW_SCORE_STATES, type LowScoreState } from '#shared/api/values.ts';
import { useAddressView } from '../../answers/list/use-address-view.ts';

export const DUES = ['any', 'overdue', 'today', 'week', 'none'] as const;

export type Due = (typeof DUES)[number];

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

const writeView = ({ state, assigned, owner, due, open }: InboxView) => ({
  [NAMES.state]: state === 'new' ? null : state,
  [NAMES.owner]: assigned === 'any' ? null : assigned === 'nobody' ? NOBODY : PERSON + owner,
  [NAMES.due]: due === 'any' ? null : due,
  [NAMES.open]: open,
});

export const useInboxView = () => useAddressView(readView, writeView);

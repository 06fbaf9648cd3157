import type { LowScoreFollowUp } from '#shared/api/analytics-inbox.ts';
import type { Fields } from './event-repository.ts';

const NAMES = ['state', 'owner', 'dueOn', 'note'] as const satisfies readonly (keyof LowScoreFollowUp)[];

/** The wanted fields that differ, before and after; null if none does. */
export function differences(
  followUp: LowScoreFollowUp,
  wanted: Fields,
): { readonly before: Fields; readonly after: Fields } | null {
  const names = NAMES.filter((name) => wanted[name] !== undefined && wanted[name] !== followUp[name]);
  return names.length === 0 ? null : { before: pick(followUp, names), after: pick(wanted, names) };
}

const pick = (from: Fields, names: readonly (keyof Fields)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** Whether the follow-up still has these fields, of which there is at least one. */
export function holds(followUp: LowScoreFollowUp, fields: Fields): boolean {
  const names = NAMES.filter((name) => fields[name] !== undefined);
  return names.length > 0 && names.every((name) => fields[name] === followUp[name]);
}

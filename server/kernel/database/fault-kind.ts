import type { DatabaseError } from './database-error.ts';

/** Kinds of database faults, as the operator knows them. The words stand in logs and metrics. */
export type FaultKind =
  | 'unreachable'
  | 'disk_full'
  | 'resources'
  | 'read_only'
  | 'timeout'
  | 'damaged'
  | 'conflict'
  | 'value'
  | 'other';

/** By its whole code, else by its class, the first two characters. */
const KINDS: Readonly<Record<string, FaultKind>> = {
  '08': 'unreachable',
  '22': 'value',
  '23': 'value',
  '40': 'conflict',
  '53': 'resources',
  '57': 'unreachable',
  '53100': 'disk_full',
  '25006': 'read_only',
  '25P03': 'timeout',
  '55P03': 'timeout',
  '57014': 'timeout',
  XX001: 'damaged',
  XX002: 'damaged',
};

export function faultKind({ sqlState, lost }: DatabaseError): FaultKind {
  return KINDS[sqlState] ?? KINDS[sqlState.slice(0, 2)] ?? (lost ? 'unreachable' : 'other');
}

/** What the server said when it could not go on. Of other faults nothing is read: they may quote somebody's answer. */
export function reasonOf({ lost, cause }: DatabaseError): string {
  return lost && cause instanceof Error ? cause.message.slice(0, 200) : '';
}

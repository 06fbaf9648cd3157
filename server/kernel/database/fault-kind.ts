import type { DatabaseError } from './database-error.ts';

/** Kinds of database faults for operators. These words stand in logs and metrics. */
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

/** Looked up by the whole SQLSTATE, else by its class, the first two characters. */
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

/**
 * The server's message if the connection was lost. Messages of other faults are not used: they may quote an answer.
 */
export function reasonOf({ lost, cause }: DatabaseError): string {
  return lost && cause instanceof Error ? cause.message.slice(0, 200) : '';
}

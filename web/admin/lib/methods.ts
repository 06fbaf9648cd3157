import { ROUTES } from '#shared/routes.ts';

/** The entries of the help page about methods. Analytics links to them. */
export const METHOD_IDS = [
  'counting',
  'rates',
  'time',
  'shares',
  'averages',
  'nps',
  'numbers',
  'findings',
  'comparisons',
  'trends',
  'periods',
  'funnel',
  'money',
  'sample',
  'channels',
] as const;

export type MethodId = (typeof METHOD_IDS)[number];

/** The address of an entry. */
export function methodPath(id: MethodId): string {
  return `${ROUTES.methods}#${id}`;
}

import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { FORMAT_VERSION } from '#shared/survey/format-version.ts';

/** Upgrades a stored definition to today's format. During a deployment, an old instance may read a newer format. */
export function upgradeDefinition(stored: unknown): SurveyDefinition {
  const definition = readDefinition(stored);
  if (definition === null) {
    throw new AppError('UNAVAILABLE', 'This survey was saved by a newer release. Please try again shortly.');
  }
  return definition;
}

/** Rewrites a stored definition of one format into the format after it. */
export type Upgrade = (stored: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The upgrades from each format to the next, oldest first: the first entry upgrades format 1 to format 2. */
const UPGRADES: readonly Upgrade[] = [];

/**
 * A stored definition in the current format. Stored definitions are never rewritten, so every earlier format stays
 * readable. Null if the format is missing or newer than this code, which a page may have cached. Definitions are
 * validated when they are written; this function checks only the format.
 */
export function readDefinition(stored: unknown): SurveyDefinition | null {
  return upgradeTo(FORMAT_VERSION, UPGRADES, stored) as SurveyDefinition | null;
}

export function upgradeTo(
  current: number,
  upgrades: readonly Upgrade[],
  stored: unknown,
): Record<string, unknown> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  let definition = stored as Record<string, unknown>;
  const { formatVersion: from } = definition;
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1 || from > current) return null;
  for (const [at, upgrade] of upgrades.slice(from - 1, current - 1).entries()) {
    definition = { ...upgrade(definition), formatVersion: from + at + 1 };
  }
  return definition.formatVersion === current ? definition : null;
}

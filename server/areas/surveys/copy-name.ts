import { storable } from '#shared/survey/plain-text.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';

const SUFFIX = / \(copy(?: \d+)?\)$/;

/** The name of a survey without the mark of a copy. */
export function originalName(name: string): string {
  return name.replace(SUFFIX, '') || name;
}

/** *Lamps (copy)*, then *Lamps (copy 2)*: the first such name that is free, within the limit of a name. */
export function nameOfCopy(name: string, taken: ReadonlySet<string>): string {
  const original = originalName(name);
  for (let n = 1; ; n += 1) {
    const suffix = n === 1 ? ' (copy)' : ` (copy ${n})`;
    const candidate = storable(original, SURVEY_LIMITS.nameLength - suffix.length).trimEnd() + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

import type { Onboarding } from '#shared/api/store.ts';
import type { Template } from '#shared/api/templates.ts';

/** The templates for a merchant's goal; a goal is a category of the catalogue. */
export function templatesForGoal(
  templates: readonly Template[],
  goal: Onboarding['goal'],
): readonly Template[] {
  return templates.filter(({ categoryTag }) => categoryTag.toLowerCase() === goal);
}

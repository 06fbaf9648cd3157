/** Loads what a store without surveys sees instead of the list. */
export async function loadEmptyList() {
  const [{ NoSurveys }, { BestTemplates }] = await Promise.all([
    import('../features/surveys/no-surveys.tsx'),
    import('../features/templates/best-templates.tsx'),
  ]);
  return { NoSurveys, BestTemplates };
}

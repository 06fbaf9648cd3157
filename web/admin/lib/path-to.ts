/** A route's address: `pathTo(ROUTES.builder, { surveyId })`. */
export function pathTo(route: string, parameters: Readonly<Record<string, string>>): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

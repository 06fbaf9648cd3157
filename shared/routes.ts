/** The admin's routes, which server and web share. A name in braces stands for one path segment. */
export const ROUTES = {
  home: '/',
  login: '/login',
  onboarding: '/onboarding',
  bookACall: '/book-a-call',
  plans: '/billing-plans',
  builder: '/builder/{surveyId}',
  templateEditor: '/template/{templateId}',
  createFromScratch: '/surveys/scratch',
  createFromTemplate: '/surveys/template/{templateId}',
  templates: '/surveys/templates',
  measureNps: '/surveys/templates/mnps',
  analytics: '/surveys/analytics/{surveyId}',
  delivery: '/surveys/delivery/{surveyId}',
  settings: '/settings',
  help: '/help',
  integrations: '/integrations',
} as const;

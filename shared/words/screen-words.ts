/** The names of the app's screens in menus, headings and links. */
export const SCREEN_WORDS = {
  surveys: 'Surveys',
  templates: 'Templates',
  integrations: 'Integrations',
  help: 'Help Centre',
  settings: 'Settings',
  build: 'Build',
  store: 'On your store',
  answers: 'Answers',
} as const;

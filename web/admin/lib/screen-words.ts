/** The names of the app's screens in menus, headings and links. */
export const SCREEN_WORDS = {
  surveys: 'Surveys',
  templates: 'Templates',
  integrations: 'Integrations',
  /** Short answers within the app. */
  help: 'Help',
  /** The company's own site, which opens in a new tab. */
  helpCentre: 'Help Centre',
  settings: 'Settings',
  build: 'Build',
  store: 'On your store',
  answers: 'Answers',
} as const;

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
  look: 'Store and look',
  people: 'People and privacy',
  plan: 'Plan',
  connections: 'Connections',
  channels: 'Channels',
  developers: 'Developers',
  activity: 'Activity',
  build: 'Build',
  store: 'On your store',
  answers: 'Answers',
} as const;

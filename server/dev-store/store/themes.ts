import type { StoreState } from './state.ts';

/** A theme of the online store. */
export interface StoreTheme {
  readonly id: number;
  /** Also the class of the storefront's pages, whose style sheet has the same colours. */
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  /** The text of `config/settings_data.json`, as the platform returns it. */
  readonly settingsData: string;
}

const CREAM = {
  color_schemes: {
    'scheme-1': {
      settings: { background: '#faf8f4', text: '#2b2430', button: '#6a3a57', button_label: '#ffffff' },
    },
    'scheme-2': {
      settings: { background: '#e3eadf', text: '#2b2430', button: '#2b2430', button_label: '#ffffff' },
    },
  },
  type_header_font: 'georgia_n5',
  type_body_font: 'system_ui_n4',
  buttons_radius: 40,
  inputs_radius: 8,
};

const DARK = {
  color_palette: { background: '#141518', foreground: '#f2f2ef', color1: '#c9f26b', color2: '#15180b' },
  palette_primary_button_background: '{{ settings.color_palette.color1 }}',
  palette_primary_button_text: '{{ settings.color_palette.color2 }}',
  type_heading_font: 'helvetica_neue_n7',
  type_body_font: 'helvetica_neue_n4',
  button_border_radius_primary: 4,
  inputs_border_radius: 4,
};

/** White text on this orange has a contrast of 3.3 : 1: an app has to mend it. */
const LOUD = {
  color_schemes: {
    'scheme-1': {
      settings: { background: '#fff3d6', text: '#241a4d', button: '#ff4d2e', button_label: '#ffffff' },
    },
  },
  type_header_font: 'trebuchet_ms_n7',
  type_body_font: 'trebuchet_ms_n4',
  buttons_radius: 22,
  inputs_radius: 16,
};

const GENERATED = '/*\n * This file is written by the theme editor. Changes may be overwritten.\n */\n';

/** The files have the shapes of real themes: `current` holds the settings or names a preset, some begin with a comment. */
export const THEMES: readonly [StoreTheme, ...StoreTheme[]] = [
  {
    id: 501,
    handle: 'cream',
    name: 'Slow Mornings',
    description: 'Cream paper, plum buttons, headings with serifs.',
    settingsData: JSON.stringify({ current: CREAM, presets: { Default: CREAM } }),
  },
  {
    id: 502,
    handle: 'dark',
    name: 'North',
    description: 'A dark page, lime buttons, square corners.',
    settingsData: GENERATED + JSON.stringify({ current: DARK, presets: {} }),
  },
  {
    id: 503,
    handle: 'loud',
    name: 'Poppy',
    description: 'Yellow paper, round orange buttons in capitals, whose white text is hard to read.',
    settingsData: JSON.stringify({ current: 'Poppy', presets: { Poppy: LOUD } }),
  },
];

/** The theme that the online store shows. */
export const liveTheme = ({ theme }: StoreState): StoreTheme =>
  THEMES.find(({ handle }) => handle === theme) ?? THEMES[0];

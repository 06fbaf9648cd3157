import { paletteOf, type Colours } from './palette.ts';

/** The colours and shape of a survey. Colours are `#rrggbb`; null takes the scheme's colour. */
export interface Theme {
  readonly scheme: 'light' | 'dark' | 'auto';
  readonly accent: string;
  readonly background: string | null;
  readonly text: string | null;
  /** Corner radius in pixels, 0 to 24. */
  readonly radius: number;
  readonly font: 'system' | 'serif' | 'rounded';
}

/**
 * A theme as CSS declarations that a view sets on its card. The server computes them, so that storefronts do not
 * load the contrast calculation.
 */
export interface Look {
  readonly style: string;
  /** The declarations for a dark page; empty unless the look follows the page. */
  readonly darkStyle: string;
}

/** In pixels. */
export const LARGEST_RADIUS = 24;

export const DEFAULT_THEME: Theme = {
  scheme: 'auto',
  accent: '#0f6b66',
  background: null,
  text: null,
  radius: 12,
  font: 'system',
};

const FONTS: Record<Theme['font'], string> = {
  system: 'system-ui,sans-serif',
  serif: 'ui-serif,Georgia,Cambria,"Times New Roman",serif',
  rounded: 'ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif',
};

export function lookOf(theme: Theme): Look {
  const radius = Math.min(LARGEST_RADIUS, Math.max(0, Math.round(theme.radius) || 0));
  const shape = `--aw-radius:${radius}px;--aw-small:${radius * 0.75}px;--aw-font:${FONTS[theme.font]};`;
  const isAuto = theme.scheme === 'auto';
  return {
    style: shape + colourDeclarations(theme, theme.scheme === 'dark'),
    darkStyle: isAuto ? colourDeclarations(theme, true) : '',
  };
}

/** The palette as CSS declarations, without the colours that this look does not draw. */
export function colourDeclarations(wanted: Colours, isDark: boolean, isOutlined = false): string {
  const { accentWords, ...palette } = paletteOf(wanted, isDark);
  const declarations = Object.entries(palette).map(([name, colour]) => `--aw-${name}:${colour};`);
  const button = isOutlined ? `--aw-go:#0000;--aw-onGo:${accentWords};` : '';
  return `${declarations.join('')}${button}color-scheme:${isDark ? 'dark' : 'light'};`;
}

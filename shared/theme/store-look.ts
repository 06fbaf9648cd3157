import { format, luminance, mix, parse, WHITE } from './colour.ts';
import { adjustmentsOf, type Adjustment, type Colours } from './palette.ts';
import type { StoreStyle } from './store-style.ts';
import { colourDeclarations, DEFAULT_THEME, LARGEST_RADIUS, type Look } from './theme.ts';

/** Below this luminance, white text has more contrast than black. */
const DARK_BELOW = 0.179;

const SMALL_RADIUS = 9;
const LARGEST_ROW_RADIUS = 18;

/** The automatic look: the store's colours, corners, buttons and heading font. */
export function lookOfStore(style: StoreStyle): Look {
  return {
    style: shapeOf(style) + declarations(style, false),
    darkStyle: declarations(style, true),
  };
}

/** The same for pages that are not the store's own: in the store's scheme, whatever page it is, and with its font named. */
export function lookOutsideStore(style: StoreStyle): Look {
  const isDark = isDarkStore(style);
  return {
    style: `--aw-font:${style.bodyFont ?? 'system-ui,sans-serif'};${shapeOf(style)}${declarations(style, isDark ?? false)}`,
    darkStyle: isDark === null ? declarations(style, true) : '',
  };
}

/** Whether the store's pages are dark; null if their colour is not known. */
export function isDarkStore({ background }: StoreStyle): boolean | null {
  const colour = parse(background);
  return colour && luminance(colour) < DARK_BELOW;
}

/** The colours of the store that had to change on the survey, in the store's own scheme. */
export function adjustmentsOfStore(style: StoreStyle): Adjustment[] {
  const isDark = isDarkStore(style) ?? false;
  return adjustmentsOf(coloursOf(style, isDark), isDark).filter(
    ({ colour }) => colour !== 'accent' || style.button !== null,
  );
}

/** On a page of the other scheme, such as a dark section of a light store, only the accent stays. */
export function coloursOf(style: StoreStyle, isDark: boolean): Colours {
  const accent = style.button ?? DEFAULT_THEME.accent;
  const accentText = style.isOutlined ? null : style.buttonText;
  const isOwnScheme = isDarkStore(style) === isDark;
  return {
    accent,
    accentText,
    background: isOwnScheme ? cardOn(style.background, isDark) : null,
    text: isOwnScheme ? style.text : null,
  };
}

function declarations(style: StoreStyle, isDark: boolean): string {
  return colourDeclarations(coloursOf(style, isDark), isDark, style.isOutlined);
}

/** The card is lighter than the page below it, so that it stands out on light and dark pages. */
function cardOn(background: string | null, isDark: boolean): string | null {
  const colour = parse(background);
  return colour && format(mix(colour, WHITE, isDark ? 0.06 : 0.75));
}

function shapeOf(style: StoreStyle): string {
  const { buttonRadius, inputRadius, headingFont, headingWeight, isUppercase } = style;
  const small = Math.min(LARGEST_ROW_RADIUS, inputRadius || (buttonRadius ?? inputRadius ?? SMALL_RADIUS));
  const card = small === 0 ? 0 : Math.min(LARGEST_RADIUS, small + 4);
  return [
    `--aw-radius:${card}px;--aw-small:${small}px;--aw-button:${buttonRadius ?? small}px;`,
    headingFont && `--aw-heading:${headingFont};`,
    headingWeight && `--aw-weight:${headingWeight};`,
    isUppercase && '--aw-case:uppercase;',
  ]
    .filter(Boolean)
    .join('');
}

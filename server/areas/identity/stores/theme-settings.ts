import { readStoreStyle, type StoreStyle } from '#shared/theme/store-style.ts';

type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the look from a theme's `settings_data.json`. Themes name their settings themselves; this knows the names of
 * the two that most stores use, Dawn and Horizon. Returns null for a file of any other shape.
 */
export function readThemeSettings(text: string): StoreStyle | null {
  const current = currentSettings(text);
  if (current === null) return null;
  const schemes = recordOf(current['color_schemes']);
  if (schemes !== null) return styleOfSchemes(current, schemes);
  const palette = recordOf(current['color_palette']);
  return palette === null ? null : styleOfPalette(current, palette);
}

/** `current` holds the settings, or the name of the preset that holds them. The file may begin with a comment. */
function currentSettings(text: string): Settings | null {
  let data: Settings | null;
  try {
    data = recordOf(JSON.parse(text.replace(/^\s*\/\*[\s\S]*?\*\//, '')));
  } catch {
    return null;
  }
  const current = data?.['current'];
  return recordOf(typeof current === 'string' ? recordOf(data?.['presets'])?.[current] : current);
}

/** Dawn: several schemes, of which the page has the first. */
function styleOfSchemes(current: Settings, schemes: Settings): StoreStyle | null {
  const scheme = recordOf(recordOf(Object.values(schemes)[0])?.['settings']);
  if (scheme === null) return null;
  return readStoreStyle({
    background: scheme['background'],
    text: scheme['text'],
    button: scheme['button'],
    buttonText: scheme['button_label'],
    buttonRadius: current['buttons_radius'],
    inputRadius: current['inputs_radius'],
    ...fontsIn(current['type_body_font'], current['type_header_font']),
  });
}

const REFERENCE = /^\{\{\s*settings\.color_palette\.(\w+)\s*\}\}$/;

/** Horizon: one palette; a setting refers to one of its colours, and one that is missing has the theme's default. */
function styleOfPalette(current: Settings, palette: Settings): StoreStyle {
  const colourOf = (setting: string, standard: 'background' | 'foreground') => {
    const value = current[setting] ?? palette[standard];
    const named = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;
    return named === undefined ? value : palette[named];
  };
  return readStoreStyle({
    background: colourOf('page_background_color', 'background'),
    text: colourOf('page_text_color', 'foreground'),
    button: colourOf('palette_primary_button_background', 'foreground'),
    buttonText: colourOf('palette_primary_button_text', 'background'),
    buttonRadius: current['button_border_radius_primary'] ?? 100,
    inputRadius: current['inputs_border_radius'] ?? 8,
    ...fontsIn(current['type_body_font'], current['type_heading_font']),
  });
}

function fontsIn(body: unknown, heading: unknown) {
  const headings = fontOf(heading);
  return {
    bodyFont: fontOf(body)?.family,
    headingFont: headings?.family,
    headingWeight: headings?.weight,
  };
}

const SERIFS =
  /serif$|slab|garamond|playfair|baskerville|bodoni|caslon|lora|merriweather$|times|cormorant|crimson|didot|georgia|prata|spectral|vollkorn|cardo|arvo|bitter/i;

/** A font's handle is its family, its style and a digit of its weight, such as `playfair_display_n4`. */
function fontOf(handle: unknown): { readonly family: string; readonly weight: number } | null {
  const parts = typeof handle === 'string' ? /^([a-z\d_]+)_[nio]([1-9])$/.exec(handle) : null;
  if (parts === null) return null;
  const name = String(parts[1])
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
  const fallback = SERIFS.test(name) && !/sans/i.test(name) ? 'serif' : 'sans-serif';
  return { family: `${name},${fallback}`, weight: Number(parts[2]) * 100 };
}

function recordOf(value: unknown): Settings | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : null;
}

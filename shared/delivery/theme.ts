/** How a survey looks in the shop. Colours are `#rrggbb`. */
export interface Theme {
  readonly accent: string;
  readonly background: string;
  readonly text: string;
  /** Corner radius in pixels. */
  readonly radius: number;
  /** `store` takes the font of the page around it. */
  readonly font: 'store' | 'system';
}

/** Shown as long as the merchant has set none, or the plan allows none. */
export const DEFAULT_THEME: Theme = {
  accent: '#0f5c5c',
  background: '#ffffff',
  text: '#1f2a2a',
  radius: 12,
  font: 'store',
};

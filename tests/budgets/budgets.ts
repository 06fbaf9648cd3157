/** The built files that count towards a budget. */
export type Measured =
  /** One entry of the manifest with its static imports: what a page loads before it can show anything. */
  | { readonly entry: string; readonly type: 'js' | 'css' }
  /** The largest single file whose path matches. */
  | { readonly largest: RegExp };

export interface Budget {
  readonly name: string;
  readonly measured: Measured;
  /** Kilobytes (1000 bytes) after gzip. */
  readonly limit: number;
}

/**
 * The size limits of each build target, in whole numbers. They guard against accidents, so each has at least a tenth of
 * room. A target without a budget fails the check.
 */
export const BUDGETS: Readonly<Record<string, readonly Budget[]>> = {
  admin: [
    { name: 'script before the first screen', measured: { entry: 'index.html', type: 'js' }, limit: 120 },
    { name: 'style before the first screen', measured: { entry: 'index.html', type: 'css' }, limit: 11 },
    { name: 'largest script', measured: { largest: /\.js$/ }, limit: 120 },
    // With the script before it, the list loads up to 150 kB.
    { name: 'the survey list', measured: { largest: /first-screen-.*\.js$/ }, limit: 30 },
  ],
  'dev store': [
    { name: 'largest script', measured: { largest: /\.js$/ }, limit: 20 },
    { name: 'largest style', measured: { largest: /\.css$/ }, limit: 10 },
  ],
  // A survey's own page, on slow phones too.
  'survey view': [
    { name: 'view', measured: { entry: 'web/survey-view/survey-view.ts', type: 'js' }, limit: 15 },
    { name: 'calendar', measured: { largest: /calendar-.*\.js$/ }, limit: 3 },
    {
      name: 'words of a language',
      measured: { largest: /^(?!survey-view|calendar|hosted).*\.js$/ },
      limit: 2,
    },
    {
      name: 'the survey’s own page, view included',
      measured: { entry: 'web/hosted/hosted.ts', type: 'js' },
      limit: 20,
    },
    { name: 'its style', measured: { entry: 'web/hosted/hosted.ts', type: 'css' }, limit: 1 },
  ],
  // Every page of a store loads the loader. The other files load only where a survey shows.
  storefront: [
    { name: 'loader', measured: { largest: /^loader-.*\.js$/ }, limit: 4 },
    { name: 'the first question', measured: { largest: /^show-.*\.js$/ }, limit: 15 },
    {
      name: 'the code after the first question',
      measured: { largest: /^after-first-question-.*\.js$/ },
      limit: 7,
    },
    { name: 'calendar', measured: { largest: /^calendar-.*\.js$/ }, limit: 3 },
    {
      name: 'the types of question that many surveys use',
      measured: { largest: /^common-views-.*\.js$/ },
      limit: 2,
    },
    {
      name: 'the types of question that few surveys use',
      measured: { largest: /^rare-views-.*\.js$/ },
      limit: 3,
    },
    { name: 'waiting for a moment', measured: { largest: /^wait-.*\.js$/ }, limit: 3 },
    { name: 'explanation and preview', measured: { largest: /^explain-.*\.js$/ }, limit: 7 },
    {
      name: 'pictures, where a survey has some',
      measured: { largest: /^draw-pictures-.*\.js$/ },
      limit: 2,
    },
  ],
  // The checkout gives an extension 64 kB.
  extensions: [{ name: 'largest script', measured: { largest: /\.js$/ }, limit: 20 }],
  server: [{ name: 'largest bundle', measured: { largest: /\.js$/ }, limit: 800 }],
  'new database': [{ name: 'image', measured: { largest: /\.image$/ }, limit: 4_000 }],
};

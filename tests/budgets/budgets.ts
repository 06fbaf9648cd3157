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

/** The size limits of each build target. A target without a budget fails the check. */
export const BUDGETS: Readonly<Record<string, readonly Budget[]>> = {
  admin: [
    { name: 'script before the first screen', measured: { entry: 'index.html', type: 'js' }, limit: 94.8 },
    { name: 'style before the first screen', measured: { entry: 'index.html', type: 'css' }, limit: 9.9 },
    { name: 'largest script', measured: { largest: /\.js$/ }, limit: 94.4 },
    // Together with the first, what the survey list loads.
    { name: 'the survey list', measured: { largest: /first-screen-.*\.js$/ }, limit: 22.9 },
  ],
  'dev store': [
    { name: 'largest script', measured: { largest: /\.js$/ }, limit: 20 },
    { name: 'largest style', measured: { largest: /\.css$/ }, limit: 10 },
  ],
  // A survey's own page, on slow phones too.
  'survey view': [
    { name: 'view', measured: { entry: 'web/survey-view/survey-view.ts', type: 'js' }, limit: 12.21 },
    { name: 'calendar', measured: { largest: /calendar-.*\.js$/ }, limit: 2.1 },
    {
      name: 'words of a language',
      measured: { largest: /^(?!survey-view|calendar|hosted).*\.js$/ },
      limit: 1.2,
    },
    {
      name: 'the survey’s own page, view included',
      measured: { entry: 'web/hosted/hosted.ts', type: 'js' },
      limit: 16.02,
    },
    { name: 'its style', measured: { entry: 'web/hosted/hosted.ts', type: 'css' }, limit: 1 },
  ],
  // Every page of a store loads the loader. The other files load only where a survey shows.
  storefront: [
    { name: 'loader', measured: { largest: /^loader-.*\.js$/ }, limit: 3.12 },
    { name: 'the first question', measured: { largest: /^show-.*\.js$/ }, limit: 11.42 },
    {
      name: 'the code after the first question',
      measured: { largest: /^after-first-question-.*\.js$/ },
      limit: 5.84,
    },
    { name: 'calendar', measured: { largest: /^calendar-.*\.js$/ }, limit: 2.1 },
    {
      name: 'the types of question that many surveys use',
      measured: { largest: /^common-views-.*\.js$/ },
      limit: 1.75,
    },
    {
      name: 'the types of question that few surveys use',
      measured: { largest: /^rare-views-.*\.js$/ },
      limit: 2.02,
    },
    { name: 'waiting for a moment', measured: { largest: /^wait-.*\.js$/ }, limit: 2.2 },
    { name: 'explanation and preview', measured: { largest: /^explain-.*\.js$/ }, limit: 5.6 },
    {
      name: 'pictures, where a survey has some',
      measured: { largest: /^draw-pictures-.*\.js$/ },
      limit: 1.1,
    },
  ],
  // The checkout gives an extension 64 kB.
  extensions: [{ name: 'largest script', measured: { largest: /\.js$/ }, limit: 15.65 }],
  server: [{ name: 'largest bundle', measured: { largest: /\.js$/ }, limit: 490 }],
  'new database': [{ name: 'image', measured: { largest: /\.image$/ }, limit: 4_000 }],
};

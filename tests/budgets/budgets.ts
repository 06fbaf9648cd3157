/** Which built files count towards a budget. */
export type Measured =
  /** What one entry of the manifest loads before anything can be seen: itself and its static imports. */
  | { readonly entry: string; readonly type: 'js' | 'css' }
  /** The largest single file whose path matches. */
  | { readonly largest: RegExp };

export interface Budget {
  readonly name: string;
  readonly measured: Measured;
  /** Kilobytes (1000 bytes) after gzip. */
  readonly limit: number;
}

/** For every target of the build, what it may weigh. A target without a budget fails the check. */
export const BUDGETS: Readonly<Record<string, readonly Budget[]>> = {
  admin: [
    { name: 'script before the first screen', measured: { entry: 'index.html', type: 'js' }, limit: 120 },
    { name: 'style before the first screen', measured: { entry: 'index.html', type: 'css' }, limit: 30 },
    { name: 'largest script', measured: { largest: /\.js$/ }, limit: 120 },
  ],
  'dev store': [
    { name: 'largest script', measured: { largest: /\.js$/ }, limit: 20 },
    { name: 'largest style', measured: { largest: /\.css$/ }, limit: 10 },
  ],
  // What a store's pages load, on slow phones too.
  'survey view': [
    { name: 'view', measured: { entry: 'web/survey-view/survey-view.ts', type: 'js' }, limit: 8.1 },
    { name: 'calendar', measured: { largest: /calendar-.*\.js$/ }, limit: 2 },
    {
      name: 'queue of answers',
      measured: { entry: 'web/collect/connect-survey.ts', type: 'js' },
      limit: 2.4,
    },
    {
      name: 'words of a language',
      measured: { largest: /^(?!survey-view|calendar|connect|hosted).*\.js$/ },
      limit: 1.2,
    },
    { name: 'the survey’s own page', measured: { entry: 'web/hosted/hosted.ts', type: 'js' }, limit: 11.6 },
    { name: 'its style', measured: { entry: 'web/hosted/hosted.ts', type: 'css' }, limit: 1 },
  ],
  // On every page of a store: the loader alone. The rest only where a survey shows.
  storefront: [
    { name: 'loader', measured: { largest: /^loader-.*\.js$/ }, limit: 2.5 },
    { name: 'the first question', measured: { largest: /^show-.*\.js$/ }, limit: 9.05 },
    { name: 'what comes after it', measured: { largest: /^late-.*\.js$/ }, limit: 4.55 },
    { name: 'calendar', measured: { largest: /^calendar-.*\.js$/ }, limit: 2.1 },
    { name: 'waiting for a moment', measured: { largest: /^wait-.*\.js$/ }, limit: 1.9 },
    { name: 'explanation and preview', measured: { largest: /^explain-.*\.js$/ }, limit: 4.3 },
  ],
  // The checkout gives an extension 64 kB.
  extensions: [{ name: 'largest script', measured: { largest: /\.js$/ }, limit: 12 }],
  server: [{ name: 'largest bundle', measured: { largest: /\.js$/ }, limit: 400 }],
};

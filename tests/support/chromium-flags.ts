/** The flags of every Chromium that tests start. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Replaces Playwright's own list, because the last flag of a kind wins. Playwright turns storage partitioning
  // off, and a frame on another site would then behave differently from merchants' browsers.
  '--disable-features=HttpsUpgrades,MediaRouter,PaintHolding,OptimizationHints,TcpPortRandomizationWin,' +
    // The browser's own pages, which it would render invisibly behind every window.
    'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

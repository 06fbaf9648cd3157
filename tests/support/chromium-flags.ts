/** How every Chromium of the tests is started. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The last one of its kind wins, so this takes the place of Playwright's own list, which turns storage
  // partitioning off: a frame on another site would then behave as in no browser that a merchant has.
  '--disable-features=HttpsUpgrades,MediaRouter,PaintHolding,OptimizationHints,TcpPortRandomizationWin,' +
    // Pages of the browser's own, drawn behind every window though nobody sees one: most of its work.
    'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/** The style of the page, light and dark. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #fdfbf6; --ink: #1d2b2b; --soft: #4d5b59; --line: #e3dccb; --teal: #0f5c5c;
  --code: #f3eee1; --mark: #dcebe4; --get: #0f5c5c; --write: #8a4b12; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121a1a; --ink: #e9efe9; --soft: #a9b8b3; --line: #2b3a39; --teal: #7fd1c4; --code: #1b2625;
    --mark: #20413c; --get: #7fd1c4; --write: #f0b27a; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; max-width: 76rem; margin: 0 auto; padding: 1.5rem 1.25rem 5rem; }
nav { font-size: 0.9375rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav.beside { display: none; }
nav summary { padding: 0.625rem 0; font-weight: 600; cursor: pointer; }
nav a { display: block; padding: 0.3rem 0; color: var(--soft); text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { color: var(--teal); text-decoration: underline; }
nav .group { margin: 1rem 0 0.25rem; font-weight: 600; color: var(--ink); }
a { color: var(--teal); }
a:focus-visible, summary:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 3px solid #e2603f; outline-offset: 2px; border-radius: 0.25rem; }
h1 { margin: 0; font-size: clamp(1.875rem, 1.4rem + 2vw, 2.625rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
main { min-width: 0; }
main > h2:first-child { margin-top: 1.5rem; }
h2 { margin: 3.5rem 0 0.75rem; padding-top: 1.5rem; border-top: 1px solid var(--line); font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h3 { margin: 2.75rem 0 0.5rem; font-size: 1.125rem; line-height: 1.35; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 0.875rem; font-weight: 600; color: var(--soft); }
p, li { max-width: 44rem; text-wrap: pretty; }
.lead { margin: 0.75rem 0 0; font-size: 1.125rem; color: var(--soft); }
code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); padding: 0.1em 0.3em; border-radius: 0.25rem; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0 1rem; padding: 0.875rem 1rem; overflow: auto; background: var(--code); border: 1px solid var(--line); border-radius: 0.625rem; }
pre code { padding: 0; background: none; font-size: 0.8125rem; white-space: pre; overflow-wrap: normal; }
.call { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.625rem; margin: 0 0 0.5rem; font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.call b { color: var(--get); }
.call b.write { color: var(--write); }
.call span { overflow-wrap: anywhere; }
.scope { padding: 0.0625rem 0.5rem; border-radius: 1rem; background: var(--mark); font: 0.8125rem/1.5 system-ui, sans-serif; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th { padding: 0.375rem 0.75rem 0.375rem 0; text-align: start; font-weight: 600; color: var(--soft); }
td { padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); vertical-align: top; }
td:first-child, td code { white-space: nowrap; }
.type { color: var(--soft); }
@media (min-width: 60rem) {
  .page { grid-template-columns: 15rem minmax(0, 1fr); gap: 0 4rem; padding-top: 3rem; }
  header { grid-column: 2; }
  nav.folded { display: none; }
  nav.beside { display: block; grid-column: 1; grid-row: 1 / span 2; position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
}
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block; }
  td:first-child { white-space: normal; overflow-wrap: anywhere; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
  td { padding: 0.0625rem 0; border: 0; }
}
`;

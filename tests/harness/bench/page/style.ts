/** Light and dark by the reader's setting; one column on a phone. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fbf8f2; --card: #fffdf9; --text: #1d2b2a; --quiet: #56645f; --edge: #e0d9ca;
  --product: #0b6b62; --reference: #7a6a4f; --good: #0b6b62; --good-ground: #dff0ea; --bad: #99331f; --bad-ground: #fbe6df; --plain-ground: #eee8dc }
@media (prefers-color-scheme: dark) { :root { --ground: #121b1a; --card: #1a2524; --text: #ece7db; --quiet: #a9b8b3; --edge: #324140;
  --product: #5cc8b8; --reference: #c4ab7c; --good: #7fd8c8; --good-ground: #143832; --bad: #f5a48f; --bad-ground: #47211a; --plain-ground: #2a3635 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, sans-serif }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem) }
header { padding-top: clamp(2rem, 6vw, 4rem) }
h1 { font-size: clamp(2rem, 6vw, 3.25rem); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 1rem }
h2 { font-size: 1.6rem; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 .35rem }
h3 { font-size: 1.1rem; line-height: 1.35; margin: 2.25rem 0 .25rem; text-wrap: balance }
h4 { font-size: 1rem; margin: 0; font-weight: 600 }
p { margin: 0 0 1rem; max-width: 46rem; text-wrap: pretty }
a { color: var(--product) } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--product); outline-offset: 2px }
code { font: .9em ui-monospace, monospace; background: var(--plain-ground); padding: .15em .4em; border-radius: .3rem; overflow-wrap: anywhere }
.lead { font-size: 1.15rem } .note { color: var(--quiet); font-size: .9rem }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem 1.5rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid var(--edge) }
.facts dt { color: var(--quiet); font-size: .85rem } .facts dd { margin: 0; overflow-wrap: anywhere }
.warning { border-left: 4px solid var(--bad); background: var(--bad-ground); padding: .75rem 1rem; max-width: none }
.counts { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 1rem 0 .75rem; padding: 0; list-style: none }
.counts b { font-size: 2.2rem; line-height: 1; display: block; font-variant-numeric: tabular-nums }
.bar { display: flex; height: .6rem; border-radius: .3rem; overflow: hidden; gap: 2px; max-width: 46rem; margin-bottom: 1.5rem }
.bar i { background: var(--edge) } .bar .met { background: var(--good) } .bar .missed { background: var(--bad) }
section { padding-top: 2.5rem; margin-top: 2.5rem; border-top: 1px solid var(--edge) }
nav ul { columns: 17rem; padding: 0; margin: 0; list-style: none } nav li { break-inside: avoid; padding: .2rem 0 }
.missed-list { padding: 0; margin: 0; list-style: none } .missed-list li { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1.25rem; align-items: baseline; padding: .75rem 0; border-bottom: 1px solid var(--edge) }
.ratio.missed { color: var(--bad) }
@media (max-width: 30rem) { .missed-list li { grid-template-columns: 1fr } .missed-list .ratio { font-size: 1.6rem } }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 1rem 0; align-items: start }
.cards.one { grid-template-columns: 1fr } .cards.one .card { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem 2rem; align-items: start }
.card { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: 1rem; min-width: 0 }
.card p { margin: 0 } .ratio { font-size: 2rem; font-weight: 650; line-height: 1.2; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.ratio.better { color: var(--good) } .ratio.worse { color: var(--bad) }
.pill { display: inline-block; font-size: .8rem; font-weight: 600; padding: .1rem .55rem; border-radius: 1rem; background: var(--plain-ground); color: var(--text); white-space: nowrap }
.pill.met { background: var(--good-ground); color: var(--good) } .pill.missed { background: var(--bad-ground); color: var(--bad) }
.goal { font-size: .9rem; padding: .5rem 0 }
figure { margin: .5rem 0 0 } figcaption { font-size: .8rem; color: var(--quiet) }
svg { display: block; width: 100%; height: auto; font: 11px system-ui, sans-serif; fill: var(--quiet) }
svg .grid { stroke: var(--edge) } svg polyline { fill: none; stroke-width: 2 }
svg polyline.product { stroke: var(--product) } svg polyline.reference { stroke: var(--reference); stroke-dasharray: 4 3 }
svg circle.product { fill: var(--product) } svg rect.reference { fill: var(--reference) } svg circle.loaded { fill: var(--card); stroke: var(--quiet); stroke-width: 1.5 }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; font-size: .9rem; color: var(--quiet) }
.legend svg { display: inline-block; width: 1.6rem; height: .7rem; margin-right: .4rem }
details { margin: .75rem 0 } summary { cursor: pointer; font-weight: 600; padding: .25rem 0 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; min-width: 36rem; width: 100% }
th, td { padding: .4rem .75rem; border-bottom: 1px solid var(--edge); text-align: right; vertical-align: top } th { font-weight: 600 } .word { text-align: left }
footer { padding-block: 3rem; color: var(--quiet) }
@media print { section { break-inside: avoid } }
`;

/**
 * Sizes are in em, from the shopper's own text size: `all: initial` at the host takes it back to that, whatever the
 * page has made of it. `!important` here wins over the page's, because the inner context goes first.
 */
export const CSS = `
:host{all:initial!important;display:block!important;contain:content!important}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box;margin:0;overflow-wrap:anywhere;min-width:0}
.card{position:relative;overflow:hidden;padding:1.5em min(1.25em,6vw) 1.25em;font:1em/1.45 var(--aw-font);color:var(--aw-text);background:var(--aw-background);border-radius:var(--aw-radius)}
[role=progressbar]{position:absolute;inset:0 0 auto;height:4px;background:var(--aw-tint)}
i{display:block;height:100%;background:var(--aw-accent)}
h2,p,span{unicode-bidi:plaintext}
h2{margin-bottom:.5em;outline:0!important;font-size:1.2em;font-weight:600;line-height:1.3}
p{margin-bottom:.75em}
p:empty{margin:0}
.hint,.ends,.brand,.error{color:var(--aw-muted);font-size:.9em}
.error{color:var(--aw-error);margin:.75em 0 0}
.option,.field,.step,button,.code{min-height:44px;border:1px solid var(--aw-line);border-radius:var(--aw-small);font:inherit;color:inherit;background:none}
label,button{cursor:pointer}
.options{display:grid;gap:.5em;max-height:250px;overflow-y:auto;padding:4px;margin:-4px}
.option{display:flex;align-items:center;gap:.75em;padding:.5em .75em}
.option input{flex:none;width:1.15em;height:1.15em;accent-color:var(--aw-accent)}
.option:has(:checked){border-color:var(--aw-accent);background:var(--aw-tint)}
.field{display:block;width:100%;padding:.5em .75em;background:var(--aw-background)}
.field::placeholder{color:var(--aw-muted);opacity:1}
.other{margin-top:.5em}
.stars,.boxes{container-type:inline-size}
.stars{max-width:20em}
.scale{display:grid;gap:6px;grid-template-columns:repeat(var(--half),1fr)}
@container(max-width:293px){.long{grid-template-columns:repeat(4,1fr)}}
@container(min-width:530px){.scale{grid-template-columns:repeat(auto-fit,minmax(44px,1fr))}}
.step{position:relative;display:grid;place-items:center}
.step input{position:absolute;inset:0;opacity:0;cursor:inherit}
.stars .step{border:0;font-size:min(2.25em,44px);line-height:1;color:var(--aw-line)}
.ends,footer,.code{display:flex;gap:.75em;justify-content:space-between;margin-top:.4em}
footer{margin-top:1.25em}
button{padding:.5em 1.25em}
.go{margin-inline-start:auto;font-weight:600}
.go,.boxes .on{border-color:var(--aw-accent);background:var(--aw-accent);color:var(--aw-onAccent)}
.code{align-items:center;border-style:dashed;padding:.4em;padding-inline-start:1em}
.brand{margin:1em 0 0}
:focus-visible,.step:has(:focus-visible){outline:2px solid var(--aw-text);outline-offset:2px}
.date{min-height:22em}
@media(hover:hover){.option:hover,.boxes .step:not(.on):hover{background:var(--aw-tint)}.stars .step:is(:hover,:has(~:hover)){color:var(--aw-accent)}}
.stars .on{color:var(--aw-accent)}
.on{forced-color-adjust:none}
@media(prefers-reduced-motion:no-preference){i{transition:width .2s}.step-in{animation:a .16s}@keyframes a{0%{opacity:0;transform:translateY(6px)}}}
`;

/** Constructed sheets are not what a content policy speaks of, so no page can forbid them. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

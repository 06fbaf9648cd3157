/** `!important` here wins over the page's, because the inner context goes first. */
export const CARD_CSS = `
:host{all:initial!important;position:fixed!important;
  inset:var(--askwell-top) var(--askwell-right) var(--askwell-bottom) var(--askwell-left)!important;z-index:2147483000!important;display:block!important;
  box-sizing:border-box!important;width:min(24rem,100vw - 2rem)!important;visibility:var(--askwell-seen,visible)!important;
  opacity:1!important;pointer-events:auto!important}
section{position:relative;max-height:min(36rem,100dvh - 2rem);overflow:auto;overscroll-behavior:contain;
  border-radius:var(--aw-radius);box-shadow:0 8px 32px rgb(0 0 0/.22),0 0 1px rgb(0 0 0/.4);
  font:16px/1.5 var(--aw-font);color:var(--aw-text);background:var(--aw-background)}
askwell-survey{display:block;margin-block-start:1.75rem}
p{margin:0;padding:2rem 3rem 2rem 1.5rem}
button{position:absolute;inset-block-start:0;inset-inline-end:.25rem;z-index:1;width:44px;height:44px;margin:0;
  padding:0;border:0;font:22px/1 var(--aw-font);color:var(--aw-muted);background:none;cursor:pointer}
button:focus-visible{outline:2px solid var(--aw-accent);outline-offset:-6px;border-radius:50%}
@media(width<480px){:host{width:calc(100vw - 1rem)!important}section{max-height:min(32rem,85dvh)}}
@media(prefers-reduced-motion:no-preference){section{animation:in .2s ease-out}
  @keyframes in{from{transform:translateY(1rem)}}}
`;

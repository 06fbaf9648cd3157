import { Html, html } from '../ui/html.ts';

/** Each product's drawing: a background and a few shapes. */
const DRAWINGS: Record<string, { ground: string; shapes: string }> = {
  'stoneware-mug': {
    ground: '#dfe7dc',
    shapes:
      '<ellipse cx="100" cy="158" rx="52" ry="7" fill="#b9c7b6"/><path d="M136 82h10a22 22 0 0 1 0 44h-12" fill="none" stroke="#4d6b5b" stroke-width="11"/><path d="M58 66h82v62a26 26 0 0 1-26 26H84a26 26 0 0 1-26-26Z" fill="#5f8070"/><path d="M58 66h82v18c-14 9-26-4-41 4-14 8-27 2-41-2Z" fill="#86a493"/><path d="M84 50c-6-9 6-13 0-23M105 50c-6-9 6-13 0-23" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>',
  },
  'first-light-tea': {
    ground: '#f3e3cd',
    shapes:
      '<ellipse cx="100" cy="166" rx="46" ry="7" fill="#d9c29f"/><rect x="62" y="58" width="76" height="108" rx="6" fill="#b45f3c"/><rect x="62" y="44" width="76" height="22" rx="6" fill="#8f4528"/><rect x="74" y="88" width="52" height="52" rx="26" fill="#f3e3cd"/><path d="M88 122c2-16 10-22 24-22-1 15-9 23-24 22Zm0 0 14-12" fill="#6f8a5b" stroke="#4c633c" stroke-width="2"/>',
  },
  'linen-tea-towel': {
    ground: '#e3e2ee',
    shapes:
      '<path d="M40 44h120" stroke="#8a87a6" stroke-width="6" stroke-linecap="round"/><path d="M62 44h76v104c-13 8-25-4-38 3s-25 3-38-3Z" fill="#fbfaf6"/><path d="M62 112h76M62 122h76" stroke="#7d5a8c" stroke-width="4"/><path d="M80 46v100M120 46v98" stroke="#e3e0d8" stroke-width="2"/>',
  },
  'glass-teapot': {
    ground: '#d9e6ea',
    shapes:
      '<ellipse cx="100" cy="164" rx="58" ry="7" fill="#b4c8cf"/><path d="M146 98c22-4 28 10 24 26-3 12-14 16-26 12" fill="none" stroke="#9db9c3" stroke-width="8"/><path d="M56 116 30 88l-8 6 30 42Z" fill="#b9d2da"/><circle cx="100" cy="114" r="48" fill="#eaf3f5"/><path d="M53 122a48 48 0 0 0 94 0c-16 8-30-6-47 0s-31 6-47 0Z" fill="#c9803f"/><path d="M74 68h52" stroke="#9db9c3" stroke-width="8" stroke-linecap="round"/><circle cx="100" cy="56" r="8" fill="#b4884f"/><path d="M84 142c8-3 8-10 14-12M108 146c6-3 6-9 12-10" stroke="#7c4a1d" stroke-width="3" fill="none" stroke-linecap="round"/>',
  },
  'ash-tray-table': {
    ground: '#ece2d2',
    shapes:
      '<ellipse cx="100" cy="170" rx="56" ry="6" fill="#d3c4ab"/><path d="M66 92 50 168M134 92l16 76M100 96v70" stroke="#a87f4f" stroke-width="8" stroke-linecap="round"/><ellipse cx="100" cy="86" rx="66" ry="16" fill="#c79d67"/><ellipse cx="100" cy="82" rx="66" ry="16" fill="#dcb982"/><ellipse cx="100" cy="82" rx="54" ry="11" fill="#e8cc9d"/><path d="M84 78c-2-14 4-22 14-22s14 8 12 22Z" fill="#6a3a57"/><circle cx="122" cy="78" r="7" fill="#5f8070"/>',
  },
  'beeswax-candle': {
    ground: '#efe0e6',
    shapes:
      '<ellipse cx="100" cy="166" rx="48" ry="7" fill="#d5bfc8"/><rect x="72" y="74" width="20" height="90" rx="4" fill="#e2b04a"/><rect x="108" y="92" width="20" height="72" rx="4" fill="#d69f36"/><path d="M82 74V62M118 92V80" stroke="#5b4630" stroke-width="3"/><path d="M82 36c10 12 8 24 0 26-8-2-10-14 0-26ZM118 54c10 12 8 24 0 26-8-2-10-14 0-26Z" fill="#f0803c"/><path d="M82 48c4 6 3 11 0 12-3-1-4-6 0-12ZM118 66c4 6 3 11 0 12-3-1-4-6 0-12Z" fill="#ffd98a"/>',
  },
};

/** Beside the product's name the picture is decorative; alone it has a text alternative. */
export function picture(handle: string, shows: string | null): Html {
  const drawing = DRAWINGS[handle];
  const role = shows === null ? html`aria-hidden="true"` : html`role="img" aria-label="${shows}"`;
  return html`<svg class="picture" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" ${role}>
    <rect width="200" height="200" fill="${drawing?.ground ?? '#e9e7e1'}" />
    ${new Html(drawing?.shapes ?? '')}
  </svg>`;
}

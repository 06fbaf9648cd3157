import { html, type Html, type Part } from './html.ts';

export interface PageDocument {
  title: string;
  /** Which stylesheet and script of the dev store the page uses. */
  look: 'admin' | 'storefront';
  script: boolean;
  bodyClass: string;
  body: Part;
  head?: Part;
}

export function renderDocument({ title, look, script, bodyClass, body, head }: PageDocument): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/${look}.css" />
        ${script && html`<script src="/assets/${look}.js" defer></script>`} ${head}
      </head>
      <body class="${bodyClass}">
        ${body}
      </body>
    </html>`;
}

import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { escapeHtml } from './escape.ts';

/** In the page itself: what is wrong may be that no file can be had. */
const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: #f1f1f1; color: #303030;
  font: 16px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 560px; margin: 16px; padding: 32px; background: #fff; border-radius: 12px;
  box-shadow: 0 1px 3px rgb(0 0 0 / 20%) }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.4; overflow-wrap: anywhere }
a { color: #0f5c5c }
`;

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
const POLICY = ["default-src 'none'", `style-src ${STYLE_HASH}`, "base-uri 'none'", "form-action 'none'"];

/** What a browser shows of a fault. It may be framed by whoever might frame the page that was asked for. */
export function sendErrorPage(response: Response, status: number, message: string): void {
  const [ancestors] = /frame-ancestors [^;]*/.exec(String(response.getHeader('Content-Security-Policy'))) ?? [
    "frame-ancestors 'none'",
  ];
  response.setHeader('Content-Security-Policy', [...POLICY, ancestors].join('; '));
  const sentence = escapeHtml(message);
  response.status(status).type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sentence}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${sentence}</h1><a href="/">Back to the start</a></main></body>
</html>
`);
}

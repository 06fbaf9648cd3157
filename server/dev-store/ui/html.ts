import { escapeHtml, jsonForHtml } from '#server/kernel/http/escape.ts';

/** Markup that is safe to insert into a page. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template tag that escapes every value except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, next, index) => text + render(parts[index - 1]) + next));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Embeds JSON data for a script, escaped so that it cannot end its element. */
export function jsonScript(id: string, data: unknown): Html {
  return new Html(`<script type="application/json" id="${id}">${jsonForHtml(data)}</script>`);
}

// Templates of request bodies: text with places such as {{response.nps}}. There is no code in them, only names.

export type TemplateValue = string | number | null;
export type TemplateValues = Readonly<Record<string, TemplateValue>>;

export const TEMPLATE_TYPES = ['json', 'form'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

const PLACE = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names in a template, each once. */
export function namesIn(template: string): string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, name]) => name ?? ''))];
}

/** Levels of objects and lists in a template. */
const DEEPEST = 20;

/** Each place can hold all answers of a response. */
const MOST_PLACES = 100;

/** A sentence on what is wrong with a template; null if it can be sent with any values. */
export function templateProblem(
  template: string,
  type: TemplateType,
  known: readonly string[],
): string | null {
  const unknown = namesIn(template).find((name) => !known.includes(name));
  if (unknown !== undefined) return `{{${unknown}}} is not known. The list below has the names that are.`;
  if (/\{\{|\}\}/.test(template.replace(PLACE, ''))) return 'A place is written as {{name}}.';
  if ([...template.matchAll(PLACE)].length > MOST_PLACES) {
    return `This has more than ${MOST_PLACES} places. Leave some out.`;
  }
  if (type === 'form') return null;
  try {
    if (isDeeper(JSON.parse(quoted(template)), DEEPEST)) {
      return `This is nested more than ${DEEPEST} levels deep. Make it flatter.`;
    }
    return null;
  } catch {
    return 'This is not JSON. Check commas, brackets and quotes.';
  }
}

/** Level by level without recursion, so that deep nesting is safe. */
function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return level.length > 0;
}

/** Letters of a filled template, before they are escaped. */
const MOST_LETTERS = 1_000_000;

/** A place that holds all answers of a long response stands in the template many times. */
export class FilledTooLong extends Error {
  override readonly name = 'FilledTooLong';
  override readonly message = 'The filled template is longer than 1,000,000 letters.';
}

/**
 * Fills a template. Values are escaped for the type, so an answer never becomes structure. In JSON, a string that is
 * one place only becomes the value itself, such as a number or null. Throws `FilledTooLong`.
 */
export function fillTemplate(template: string, type: TemplateType, values: TemplateValues): string {
  const letters = [...template.matchAll(PLACE)].reduce(
    (sum, [, name = '']) => sum + String(values[name] ?? '').length,
    template.length,
  );
  if (letters > MOST_LETTERS) throw new FilledTooLong();
  if (type === 'form')
    return filled(template, values, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')));
  return JSON.stringify(filledJson(JSON.parse(quoted(template)), values));
}

function filled(text: string, values: TemplateValues, escape: (text: string) => string): string {
  return text.replace(PLACE, (_, name: string) => escape(String(values[name] ?? '')));
}

function filledJson(value: unknown, values: TemplateValues): unknown {
  if (typeof value === 'string') {
    const [whole, name = ''] = [...value.matchAll(PLACE)][0] ?? [];
    return whole === value ? (values[name] ?? null) : filled(value, values, (text) => text);
  }
  if (Array.isArray(value)) return value.map((each) => filledJson(each, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledJson(each, values)]));
}

/** Puts places outside of strings into quotes, so that the template is JSON itself. */
function quoted(template: string): string {
  let isInString = false;
  return template.replace(/\\[\s\S]|"|\{\{\s*[\w.]+\s*\}\}/g, (token) => {
    if (token === '"') isInString = !isInString;
    return token.startsWith('{{') && !isInString ? JSON.stringify(token) : token;
  });
}

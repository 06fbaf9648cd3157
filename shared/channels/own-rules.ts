import { keyOf } from './aliases.ts';
import type { OwnRule } from './mapping.ts';
import { readWords, type TextWord } from './read-words.ts';

/** The merchant's rules by what they compare, so that their number hardly matters. Of equal ones, the first applies. */
export interface OwnRules {
  readonly byText: ReadonlyMap<string, OwnRule>;
  /** The rule whose words stand in a text and that comes first, and all places where they begin. */
  readonly inWords: (words: readonly TextWord[]) => RuleInWords | null;
  /** The rule that comes first, and which of the sources it names. */
  readonly bySource: (sources: readonly (string | null)[]) => { rule: OwnRule; source: string } | null;
}

export interface RuleInWords {
  readonly rule: OwnRule;
  readonly starts: readonly number[];
  /** How many words the rule has. */
  readonly count: number;
}

const prepared = new WeakMap<readonly OwnRule[], OwnRules>();

/** Prepares the rules of a mapping once for all texts. */
export function ownRules(rules: readonly OwnRule[]): OwnRules {
  const known = prepared.get(rules);
  if (known) return known;
  const own = prepare(rules);
  prepared.set(rules, own);
  return own;
}

function prepare(rules: readonly OwnRule[]): OwnRules {
  const byText = new Map<string, OwnRule>();
  const byCount = new Map<number, Map<string, OwnRule>>();
  const byHost = new Map<string, OwnRule>();
  for (const rule of rules) {
    const words = rule.match === 'source' ? [] : readWords(rule.phrase);
    if (rule.match === 'source') addFirst(byHost, withoutWww(rule.phrase.trim()), rule);
    else if (rule.match === 'text') addFirst(byText, keyOf(words), rule);
    else if (keyOf(words) !== '') {
      const byKey = byCount.get(words.length) ?? new Map<string, OwnRule>();
      byCount.set(words.length, byKey);
      addFirst(byKey, keyOf(words), rule);
    }
  }
  const order = new Map(rules.map((rule, at) => [rule, at]));
  /** The first of equals, because a rule may be found in several places. */
  const firstOf = <Found extends { readonly rule: OwnRule }>(found: readonly Found[]) => {
    const least = Math.min(...found.map(({ rule }) => order.get(rule) ?? 0));
    return found.find(({ rule }) => order.get(rule) === least);
  };
  const lengths = new Map([...byCount].map(([count, byKey]) => [count, lengthsOf(byKey)]));
  return {
    byText,
    inWords(words) {
      const joined = keyOf(words);
      const begins = beginsOf(words);
      const found: { rule: OwnRule; from: number; count: number }[] = [];
      for (const [count, byKey] of byCount) {
        for (let from = 0; from < words.length; from += 1) {
          const [begin, end] = [begins[from] ?? 0, begins[from + count] ?? joined.length];
          if (lengths.get(count)?.has(end - begin) !== true) continue;
          const rule = byKey.get(joined.slice(begin, end));
          if (rule) found.push({ rule, from, count });
        }
      }
      const first = firstOf(found);
      if (first === undefined) return null;
      const { rule, count } = first;
      return { rule, count, starts: found.flatMap((each) => (each.rule === rule ? [each.from] : [])) };
    },
    bySource: (sources) =>
      firstOf(
        sources.flatMap((source) => {
          const rule = source === null ? undefined : byHost.get(withoutWww(source));
          return source === null || rule === undefined ? [] : [{ rule, source }];
        }),
      ) ?? null,
  };
}

function addFirst(rules: Map<string, OwnRule>, key: string, rule: OwnRule): void {
  if (!rules.has(key)) rules.set(key, rule);
}

const lengthsOf = (byKey: ReadonlyMap<string, OwnRule>) =>
  new Set([...byKey.keys()].map((key) => key.length));

/** Where each word begins among the joined ones. */
function beginsOf(words: readonly TextWord[]): number[] {
  let end = 0;
  return words.map(({ folded }) => {
    const begin = end;
    end += folded.length;
    return begin;
  });
}

export const withoutWww = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');

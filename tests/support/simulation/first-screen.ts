import { findFindings, type SurveyFindings } from '#server/areas/analytics/findings/claims/find-findings.ts';
import { openStore } from './stores/count-store.ts';
import { drawStore, type Store } from './stores/draw-store.ts';
import type { PlantedStore } from './stores/planted-stores.ts';

// What a merchant reads on the first screen of a made-up store.

/** The page shows so many changes, and so many other findings, before a link to the rest. */
const MOST_SHOWN = 3;

interface Said {
  readonly sentence: string;
  readonly certainty: string;
}

function firstScreen({ headline, findings }: SurveyFindings): Said[] {
  const isChange = ({ kind }: (typeof findings)[number]) => kind === 'change' || kind === 'mix';
  return [
    headline,
    ...findings.filter(isChange).slice(0, MOST_SHOWN),
    ...findings.filter((each) => !isChange(each)).slice(0, MOST_SHOWN),
  ];
}

/** A measured figure and an open question claim nothing. */
const isClaim = ({ certainty }: Said) => certainty !== 'measured' && certainty !== 'open';

export interface Read {
  readonly store: string;
  /** Whether the first screen names the truth. */
  readonly isNamed: boolean;
  readonly sentences: readonly string[];
}

/** The first screen on the last day. */
export function readPlanted(store: PlantedStore, seed: number): Read {
  const responses = drawStore(store, seed);
  const screen = firstScreen(findFindings(openStore(store).count(responses, store.days - 1), null));
  const sentences = screen.filter(isClaim).map(({ sentence }) => sentence);
  const isNamed = sentences.some((sentence) =>
    store.named.some((words) => words.every((word) => word.test(sentence))),
  );
  return { store: store.name, isNamed, sentences };
}

export interface Watched {
  readonly store: string;
  /** What the first screen claimed on the last day. */
  readonly onLastDay: readonly string[];
  /** Whether anything was claimed on any day, and whether any of it with the strongest word. */
  readonly ever: boolean;
  readonly everStrong: boolean;
  /** Each different claim of any day. */
  readonly said: readonly string[];
}

/** The findings of a store in which nothing differs, read each day from the first to the last. */
export function watchNull(store: Store, seed: number): Watched {
  const responses = drawStore(store, seed);
  const { count } = openStore(store);
  let [ever, everStrong] = [false, false];
  let onLastDay: string[] = [];
  const said = new Map<string, string>();
  for (let day = 0; day < store.days; day += 1) {
    const found = findFindings(count(responses, day), null);
    const claims = [found.headline, ...found.findings].filter(isClaim);
    ever ||= claims.length > 0;
    for (const { key, sentence } of claims) if (!said.has(key)) said.set(key, `day ${day + 1}: ${sentence}`);
    everStrong ||= claims.some(({ certainty }) => certainty === STRONGEST);
    onLastDay = firstScreen(found)
      .filter(isClaim)
      .map(({ sentence }) => sentence);
  }
  return { store: store.name, onLastDay, ever, everStrong, said: [...said.values()] };
}

const STRONGEST = 'clear';

import request from 'supertest';
import { expect, it } from 'vitest';
import { createAreas, createGuard } from '#server/start/areas.ts';
import type { Inbox, LowScorePage } from '#shared/api/analytics-inbox.ts';
import { succeeded } from '#tests/server/areas/surveys/support.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { newId } from '../collect/support.ts';
import { readRows } from './by-hand.ts';
import { createRandom, generateStore } from './generate.ts';

const STATES = ['new', 'in_work', 'solved'] as const;
const OWNERS = ['', 'Ana', 'Bo', 'Cy'] as const;
const DAY_MS = 86_400_000;
const CHANGES = 60;

interface Work {
  readonly state: (typeof STATES)[number];
  readonly owner: string;
  readonly dueOn: string | null;
}

type Fields = Partial<Work>;

const UNTOUCHED: Work = { state: 'new', owner: '', dueOn: null };

/** What the team did, kept in memory by rules of its own. */
function createLedger(ids: readonly string[]) {
  const works = new Map<string, Work>(ids.map((id) => [id, UNTOUCHED]));
  const made = new Map<string, { id: string; before: Fields; after: Fields }[]>();
  const holds = (work: Work, fields: Fields) =>
    Object.entries(fields).every(([name, value]) => work[name as keyof Work] === value);
  return {
    works,
    changes: () => [...made.keys()],
    change(changeId: string, changed: readonly string[], fields: Fields): number {
      const touched = changed.filter((id) => !holds(works.get(id) ?? UNTOUCHED, fields));
      const events = touched.map((id) => {
        const work = works.get(id) ?? UNTOUCHED;
        const differing = Object.entries(fields).filter(
          ([name, value]) => work[name as keyof Work] !== value,
        );
        const before = Object.fromEntries(differing.map(([name]) => [name, work[name as keyof Work]]));
        works.set(id, { ...work, ...fields });
        return { id, before, after: Object.fromEntries(differing) };
      });
      if (events.length > 0) made.set(changeId, events);
      return touched.length;
    },
    /** Restores what still has the fields of the change. */
    undo(changeId: string): number {
      const events = made.get(changeId) ?? [];
      const restored = events.filter(({ id, after }) => holds(works.get(id) ?? UNTOUCHED, after));
      for (const { id, before } of restored) works.set(id, { ...(works.get(id) ?? UNTOUCHED), ...before });
      const left = events.filter((event) => !restored.includes(event));
      made.set(changeId, left);
      return restored.length;
    },
  };
}

it('the counts and lists of the inbox equal a recount by other code, after changes, undos and deletions', async () => {
  const store = await generateStore(await testDatabase(), { days: 24, perDay: 30, seed: 4 });
  const { deps, surveyId, authorization } = store;
  const { http } = testApp({ deps, areas: createAreas(deps), guard: createGuard(deps) });
  const base = `/api/v1/surveys/${surveyId}`;
  const get = async <T>(path: string, query: object) =>
    succeeded<T>(await request(http).get(`${base}/${path}`).query(query).set('authorization', authorization));
  const post = async <T>(path: string, body: object) =>
    succeeded<T>(await request(http).post(`${base}/${path}`).send(body).set('authorization', authorization));

  const isLow = (answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
    Number(answers['nps']?.['value'] ?? 10) <= 6 ||
    Number(answers['stars']?.['value'] ?? 5) <= 2 ||
    Number(answers['care']?.['value'] ?? 3) <= 1;
  const lowIds = async () =>
    (await readRows(deps.database, store.storeId))
      .filter(({ answers }) => isLow(answers))
      .map(({ responseId: id }) => id);

  const ids = await lowIds();
  expect(ids.length).toBeGreaterThan(150);
  const ledger = createLedger(ids);
  const random = createRandom(11);
  const { today } = await get<Inbox>('inbox', {});
  const dayFrom = (offset: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + offset * DAY_MS).toISOString().slice(0, 10);
  for (let at = 0; at < CHANGES; at += 1) {
    if (at % 5 === 4) {
      const changeId = random.pick(ledger.changes());
      const reply = await post<{ undone: number }>(`low-scores/changes/${changeId}/undo`, {});
      expect(reply.undone).toBe(ledger.undo(changeId));
      continue;
    }
    const changeId = newId();
    const chosen = [...new Set(Array.from({ length: 1 + random.roll(40) }, () => random.pick(ids)))];
    const fields: Fields = {
      ...(random.chance(0.6) && { state: random.pick(STATES) }),
      ...(random.chance(0.6) && { owner: random.pick(OWNERS) }),
      dueOn: random.chance(0.3) ? null : dayFrom(random.roll(14) - 5),
    };
    const reply = await post<{ changed: number }>('low-scores/changes', {
      ...{ changeId, responseIds: chosen, change: fields },
    });
    expect(reply.changed).toBe(ledger.change(changeId, chosen, fields));
  }
  for (const id of ids.filter((_, at) => at % 9 === 0)) {
    await request(http).delete(`${base}/responses/${id}`).set('authorization', authorization).expect(200);
  }

  const left = await lowIds();
  const isOwner = { any: () => true, nobody: ({ owner }: Work) => owner === '' };
  const isDue = {
    any: () => true,
    overdue: ({ state, dueOn }: Work) => state !== 'solved' && dueOn !== null && dueOn < today,
    today: ({ state, dueOn }: Work) => state !== 'solved' && dueOn === today,
    week: ({ state, dueOn }: Work) =>
      state !== 'solved' && dueOn !== null && dueOn >= today && dueOn <= dayFrom(6),
  };
  const choices = [
    ...Object.entries(isOwner).map(([assigned, test]) => ({ query: { assigned }, test })),
    ...OWNERS.slice(1).map((owner) => ({
      query: { assigned: 'person', owner },
      test: (work: Work) => work.owner === owner,
    })),
    ...Object.entries(isDue).map(([due, test]) => ({ query: { due }, test })),
  ];
  for (const { query, test } of choices) {
    const expected = left.filter((id) => test(ledger.works.get(id) ?? UNTOUCHED));
    const inState = (state: string) => expected.filter((id) => ledger.works.get(id)?.state === state);
    const { counts, overdue } = await get<Inbox>('inbox', query);
    const recounted = Object.fromEntries(STATES.map((state) => [state, inState(state).length]));
    expect({ query, counts, overdue }).toEqual({
      query,
      counts: recounted,
      overdue: left.filter((id) => isDue.overdue(ledger.works.get(id) ?? UNTOUCHED)).length,
    });
    for (const state of STATES) {
      const listed: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: LowScorePage = await get('low-scores', { ...query, state, after });
        listed.push(...page.lowScores.map(({ responseId }) => responseId));
        after = page.next;
      }
      expect({ query, state, listed }).toEqual({ query, state, listed: inState(state) });
    }
  }
});

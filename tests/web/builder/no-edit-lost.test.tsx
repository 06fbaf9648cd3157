import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSurvey } from '#web/admin/features/builder/edit/change-survey.ts';
import { SAVE_DELAY_MS } from '#web/admin/features/builder/state/autosave.ts';
import { BuilderSession } from '#web/admin/features/builder/state/builder-session.ts';
import { recoverEdits } from '#web/admin/features/builder/state/open-session.ts';
import { FakeServer, type CallOutcome } from './fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The survey's name lists all edits that it contains: `e1 e2 x1`. */
const editsIn = (name: string) => name.split(' ').filter((word) => /^[ex]\d/.test(word));

const outcome = fc.constantFrom<CallOutcome>('ok', 'request lost', 'reply lost', 'broken', 'refused');
const happening = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: 'edit' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(10, SAVE_DELAY_MS, 5_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('outcome' as const),
      next: fc.array(outcome, { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'other tab saves' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'flush' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
);

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

class World {
  readonly server = new FakeServer();
  session!: BuilderSession;
  #made = 0;
  readonly all: string[] = [];
  /** Edits that the merchant discarded after seeing both versions. */
  readonly givenUp = new Set<string>();

  async open(): Promise<void> {
    const { revision, definition } = this.server;
    const recovered = await recoverEdits('survey:s1');
    this.session = new BuilderSession({
      saved: { revision, definition },
      remote: this.server.remote,
      scope: 'survey:s1',
      recovered,
    });
  }

  async happen(step: Happening): Promise<void> {
    switch (step.kind) {
      case 'edit':
        this.session.edit((state) =>
          changeSurvey(state, { name: `${state.definition.name} ${this.#newEdit('e')}` }),
        );
        return;
      case 'wait':
        await vi.advanceTimersByTimeAsync(step.ms);
        return;
      case 'outcome':
        this.server.outcomes = [...step.next];
        return;
      case 'other tab saves': {
        const name = `${this.server.definition.name} ${this.#newEdit('x')}`;
        this.server.put({ ...this.server.definition, name }, name);
        return;
      }
      case 'reload':
        this.session.storeEdits();
        vi.clearAllTimers();
        return this.open();
      case 'flush':
        await Promise.all([this.session.flush(), vi.advanceTimersByTimeAsync(0)]);
        return;
      case 'choose':
        this.choose(step.choice);
    }
  }

  choose(choice: 'mine' | 'theirs'): void {
    const { save, definition } = this.session.getState();
    if (save.kind !== 'conflict') return;
    const [mine, theirs] = [editsIn(definition.name), editsIn(save.theirs.definition.name)];
    const [kept, dropped] = choice === 'mine' ? [mine, theirs] : [theirs, mine];
    for (const edit of dropped) if (!kept.includes(edit)) this.givenUp.add(edit);
    this.session.resolve(choice);
  }

  #newEdit(prefix: string): string {
    const edit = `${prefix}${(this.#made += 1)}`;
    this.all.push(edit);
    return edit;
  }
}

it('keeps every edit or reports its loss, for any network, server, tab and reload events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 25 }), async (steps) => {
      localStorage.clear();
      const world = new World();
      await world.open();
      for (const step of steps) await world.happen(step);

      world.server.outcomes = [];
      await world.happen({ kind: 'edit' });
      for (let rounds = 0; rounds < 5; rounds += 1) {
        await vi.advanceTimersByTimeAsync(60_000);
        world.choose('mine');
      }
      expect(world.session.getState().save.kind).toBe('saved');
      expect(world.server.definition.name).toBe(world.session.getState().definition.name);
      const there = editsIn(world.server.definition.name);
      expect(world.all.filter((edit) => !there.includes(edit) && !world.givenUp.has(edit))).toEqual([]);
      vi.clearAllTimers();
    }),
    {
      numRuns: 150,
      examples: [
        // An edit during a save that the server will refuse.
        [
          [
            { kind: 'other tab saves' },
            { kind: 'edit' },
            { kind: 'flush' },
            { kind: 'outcome', next: ['refused'] },
            { kind: 'choose', choice: 'mine' },
            { kind: 'edit' },
          ],
        ],
      ],
    },
  );
});

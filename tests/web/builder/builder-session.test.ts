import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addQuestion } from '#shared/survey/edit/add-question.ts';
import { changeSurvey } from '#shared/survey/edit/change-survey.ts';
import { changeWording } from '#shared/survey/edit/change-question.ts';
import type { BearerCall } from '#web/admin/lib/api/bearer-client.ts';
import { SAVE_DELAY_MS } from '#web/admin/features/builder/state/autosave.ts';
import { BuilderSession } from '#web/admin/features/builder/state/builder-session.ts';
import {
  recoverEdits,
  rememberSession,
  sessionInHand,
} from '#web/admin/features/builder/state/open-session.ts';
import { surveyRemote } from '#web/admin/features/builder/state/remotes.ts';
import { FakeServer } from './fake-server.ts';

const SCOPE = 'survey:s1';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const kept = () => Object.keys(localStorage).length;

/** A tab that opens what the server has, with what an earlier page left behind. */
async function openTab(server: FakeServer): Promise<BuilderSession> {
  const { revision, definition } = server;
  return new BuilderSession({
    saved: { revision, definition },
    remote: server.remote,
    scope: SCOPE,
    recovered: await recoverEdits(SCOPE),
  });
}

const rename = (session: BuilderSession, name: string, key?: string) =>
  session.edit((state) => changeSurvey(state, { name }), key);
const nameIn = (session: BuilderSession) => session.getState().definition.name;
const kindOf = (session: BuilderSession) => session.getState().save.kind;

/** A tab that is closed right after an edit. */
async function openAndClose(server: FakeServer, name: string): Promise<void> {
  const tab = await openTab(server);
  rename(tab, name);
  tab.keep();
  vi.clearAllTimers();
}

describe('saving', () => {
  it('waits for a pause, then saves the latest', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    for (const name of ['a', 'ab', 'abc']) {
      rename(tab, name, 'name');
      await later(SAVE_DELAY_MS - 1);
    }
    expect(server.saves).toEqual([]);
    expect(kindOf(tab)).toBe('saving');
    await later(1);
    expect(server.saves.map(({ name }) => name)).toEqual(['abc']);
    expect(kindOf(tab)).toBe('saved');
    expect(kept()).toBe(0);
  });

  it('does not wait for ever for a pause', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    for (let at = 0; at < 12; at += 1) {
      rename(tab, `name ${at}`, 'name');
      await later(SAVE_DELAY_MS / 1.6);
    }
    expect(server.saves.length).toBe(1);
  });

  it('has one save under way; what is edited meanwhile goes next, on top of it', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    rename(tab, 'first');
    await later(SAVE_DELAY_MS);
    rename(tab, 'second');
    rename(tab, 'third');
    await later(10 * SAVE_DELAY_MS);
    expect(server.saves).toEqual([]);
    open();
    await later(SAVE_DELAY_MS);
    expect(server.saves.map(({ name, baseRevision }) => [name, baseRevision])).toEqual([
      ['first', 1],
      ['third', 2],
    ]);
  });

  it('is a quiet word while all is well, and says what is not', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.forecast = ['request lost', 'broken'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    expect(tab.getState().save).toEqual({
      kind: 'retrying',
      message: 'We could not reach Askwell. Check your connection and try again.',
      isKept: true,
    });
    await later(1_000);
    expect(kindOf(tab)).toBe('retrying');
    await later(2_000);
    expect(kindOf(tab)).toBe('saved');
    expect(server.definition.name).toBe('a');
  });

  it('sends a save whose reply was lost again under the same id before anything newer', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.forecast = ['reply lost'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    rename(tab, 'ab');
    expect(await tab.flush()).toBe(true);
    const [one, again, next] = server.saves;
    expect(again).toEqual(one);
    expect(next).toMatchObject({ name: 'ab', baseRevision: 2 });
    expect(kindOf(tab)).toBe('saved');
  });

  it('keeps what the server refuses, says why, and tries the next edit', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.forecast = ['refused'];
    rename(tab, 'too much');
    await later(SAVE_DELAY_MS);
    expect(tab.getState().save).toMatchObject({ kind: 'refused', code: 'PLAN_LIMIT', isKept: true });
    expect(kept()).toBe(1);
    await later(60_000);
    expect(server.saves).toEqual([]);
    rename(tab, 'less');
    await later(SAVE_DELAY_MS);
    expect(kindOf(tab)).toBe('saved');
  });

  it('says when not even this device keeps the edits', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    server.forecast = ['request lost'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    expect(tab.getState().save).toMatchObject({ kind: 'retrying', isKept: false });
  });
});

describe('a reload', () => {
  it('before the pause was over brings the edit back and saves it', async () => {
    const server = new FakeServer();
    await openAndClose(server, 'typed last');
    const tab = await openTab(server);
    expect(nameIn(tab)).toBe('typed last');
    expect(kindOf(tab)).toBe('saving');
    await later(0);
    expect(server.definition.name).toBe('typed last');
    expect(kept()).toBe(0);
  });

  it('after a lost reply is no conflict with oneself', async () => {
    const server = new FakeServer();
    const before = await openTab(server);
    server.forecast = ['reply lost', 'request lost'];
    rename(before, 'a');
    await later(SAVE_DELAY_MS);
    rename(before, 'ab');
    before.leave();
    const after = await openTab(server);
    await after.flush();
    await later(5_000);
    expect([kindOf(after), server.definition.name]).toEqual(['saved', 'ab']);
  });

  it('after somebody else’s save is a conflict that shows both', async () => {
    const server = new FakeServer();
    await openAndClose(server, 'mine');
    server.put({ ...server.definition, name: 'theirs' }, 'other');
    const tab = await openTab(server);
    await later(0);
    expect(tab.getState().save).toMatchObject({
      kind: 'conflict',
      theirs: { definition: { name: 'theirs' } },
    });
    expect(nameIn(tab)).toBe('mine');
  });

  it('keeps the edits of a survey that was never made, with how to make it', async () => {
    const made: unknown[] = [];
    let isOnline = false;
    const call = vi.fn(({ name }: { name: string }, input: unknown) => {
      if (!isOnline) return Promise.reject(new TypeError('offline'));
      made.push([name, (input as { templateId?: string }).templateId]);
      return Promise.resolve({ revision: made.length });
    }) as unknown as BearerCall;
    const creation = { templateId: 'nps' };
    const { definition } = new FakeServer();
    const options = { saved: { revision: 1, definition }, scope: SCOPE };
    const onFirstEdit = vi.fn();
    const first = new BuilderSession({
      ...options,
      creation,
      remote: surveyRemote(call, 's1', creation),
      onFirstEdit,
    });
    expect(first.getState().isUntouched).toBe(true);
    rename(first, 'mine');
    rename(first, 'mine too');
    expect(onFirstEdit).toHaveBeenCalledOnce();
    await first.flush();
    first.leave();

    isOnline = true;
    const recovered = await recoverEdits(SCOPE);
    expect(recovered?.kept.creation).toEqual(creation);
    const second = new BuilderSession({ ...options, remote: surveyRemote(call, 's1', creation), recovered });
    await second.flush();
    expect(made).toEqual([
      ['createSurvey', 'nps'],
      ['saveDraft', undefined],
    ]);
  });
});

describe('two tabs', () => {
  const conflicting = async () => {
    const server = new FakeServer();
    const [one, other] = [await openTab(server), await openTab(server)];
    rename(other, 'theirs');
    await other.flush();
    rename(one, 'mine');
    await one.flush();
    return { server, one, other };
  };

  it('keep mine: what was chosen is saved over the other', async () => {
    const { server, one } = await conflicting();
    expect(kindOf(one)).toBe('conflict');
    one.resolve('mine');
    await later(0);
    expect([server.definition.name, kindOf(one)]).toEqual(['mine', 'saved']);
  });

  it('take theirs: undoing brings mine back', async () => {
    const { server, one } = await conflicting();
    one.resolve('theirs');
    expect([nameIn(one), kindOf(one), kept()]).toEqual(['theirs', 'saved', 0]);
    one.undo();
    expect(nameIn(one)).toBe('mine');
    await later(SAVE_DELAY_MS);
    expect(server.definition.name).toBe('mine');
  });

  it('that wrote the same are no conflict', async () => {
    const server = new FakeServer();
    const [one, other] = [await openTab(server), await openTab(server)];
    rename(other, 'same');
    await other.flush();
    rename(one, 'same');
    await one.flush();
    expect(kindOf(one)).toBe('saved');
    rename(one, 'more');
    expect(await one.flush()).toBe(true);
  });
});

describe('leaving and coming back', () => {
  it('finishes what is under way, and whoever returns meanwhile goes on with it', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    rememberSession(SCOPE, tab);
    server.forecast = ['request lost'];
    rename(tab, 'a');
    tab.leave();
    await later(60_000);
    expect(server.saves).toEqual([]);
    expect(sessionInHand(SCOPE)).toBe(tab);
    tab.enter();
    await later(0);
    expect(server.definition.name).toBe('a');
    expect(sessionInHand(SCOPE)).toBeUndefined();
  });

  it('gives up what is not saved when told to, with a way back', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.forecast = ['request lost'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    await tab.discard();
    expect([nameIn(tab), kindOf(tab), kept()]).toEqual(['start', 'saved', 0]);
    await later(60_000);
    expect(server.saves).toEqual([]);
    tab.undo();
    expect(nameIn(tab)).toBe('a');
  });
});

describe('undo and redo', () => {
  it('go through every edit, and words typed in one go are one step', async () => {
    const tab = await openTab(new FakeServer());
    tab.edit((state) => addQuestion(state, 'text', () => 'q1'));
    for (const text of ['W', 'Wh', 'Why']) {
      tab.edit((state) => changeWording(state, 'q1', { text }), 'text q1');
    }
    rename(tab, 'named');
    const texts = () => tab.getState().definition.questions.map(({ text }) => text);
    tab.undo();
    expect([nameIn(tab), texts()]).toEqual(['start', ['Why']]);
    tab.undo();
    expect(texts()).toEqual(['']);
    tab.undo();
    expect(texts()).toEqual([]);
    expect([tab.getState().canUndo, tab.undo()]).toEqual([false, false]);
    while (tab.redo());
    expect([nameIn(tab), texts()]).toEqual(['named', ['Why']]);
  });

  it('begin a new step after a pause', async () => {
    const tab = await openTab(new FakeServer());
    rename(tab, 'one', 'name');
    await later(2_000);
    rename(tab, 'one two', 'name');
    tab.undo();
    expect(nameIn(tab)).toBe('one');
  });

  it('keep what publishing decided about meanings', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    tab.edit((state) => addQuestion(state, 'text', () => 'q1'));
    tab.edit((state) => changeWording(state, 'q1', { text: 'New' }));
    await tab.flush();
    const { definition } = tab.getState();
    const questions = definition.questions.map((question) => ({ ...question, meaningId: 'decided' }));
    tab.settle({ revision: server.revision, definition: { ...definition, questions } });
    expect(kindOf(tab)).toBe('saved');
    tab.undo();
    expect(tab.getState().definition.questions[0]).toMatchObject({ text: '', meaningId: 'decided' });
  });
});

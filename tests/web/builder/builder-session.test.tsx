import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addQuestion } from '#shared/survey/edit/add-question.ts';
import { changeWording } from '#web/admin/features/builder/edit/change-question.ts';
import { SAVE_DELAY_MS, STORE_DELAY_MS } from '#web/admin/features/builder/state/autosave.ts';
import { callsTo } from '../support/calls-to.ts';
import { BuilderSession } from '#web/admin/features/builder/state/builder-session.ts';
import {
  recoverEdits,
  rememberSession,
  findUnfinishedSession,
} from '#web/admin/features/builder/state/open-session.ts';
import { surveyDraftApi } from '#web/admin/features/builder/state/draft-api.ts';
import { FakeServer } from './fake-server.ts';
import { kindOf, later, nameIn, openTab, rename, SCOPE } from './open-tab.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = () => Object.keys(localStorage).length;

/** Opens a tab, makes an edit and closes the tab at once. */
async function openAndClose(server: FakeServer, name: string): Promise<void> {
  const tab = await openTab(server);
  rename(tab, name);
  tab.storeEdits();
  vi.clearAllTimers();
}

describe('saving in the builder', () => {
  it('saves the latest version after a pause', async () => {
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

  it('saves during long editing without a pause', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    for (let at = 0; at < 12; at += 1) {
      rename(tab, `name ${at}`, 'name');
      await later(SAVE_DELAY_MS / 1.6);
    }
    expect(server.saves.length).toBe(1);
  });

  it('keeps each edit of a killed tab that is older than half a second, also while no save succeeds', async () => {
    expect(STORE_DELAY_MS).toBeLessThanOrEqual(500);
    const server = new FakeServer();
    server.outcomes = ['request lost', 'request lost', 'request lost'];
    const tab = await openTab(server);
    for (let at = 1; at <= 30; at += 1) {
      rename(tab, `name ${at}`, 'name');
      await later(100);
    }
    // The tab is killed here: no code of the page runs afterwards.
    vi.clearAllTimers();
    const typed = Number(/\d+/.exec(nameIn(await openTab(server)))?.[0]);
    expect(typed).toBeGreaterThanOrEqual(30 - STORE_DELAY_MS / 100);
  });

  it('runs one save at a time and then saves the edits made meanwhile', async () => {
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

  it('shows a short status while saving works, and the reason when it fails', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.outcomes = ['request lost', 'broken'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    expect(tab.getState().save).toEqual({
      kind: 'retrying',
      message: 'We could not reach Askwell. Check your connection and try again.',
      isStored: true,
    });
    await later(1_000);
    expect(kindOf(tab)).toBe('retrying');
    await later(2_000);
    expect(kindOf(tab)).toBe('saved');
    expect(server.definition.name).toBe('a');
  });

  it('repeats a save with a lost reply under the same id before a newer save', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.outcomes = ['reply lost'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    rename(tab, 'ab');
    expect(await tab.flush()).toBe(true);
    const [one, again, next] = server.saves;
    expect(again).toEqual(one);
    expect(next).toMatchObject({ name: 'ab', baseRevision: 2 });
    expect(kindOf(tab)).toBe('saved');
  });

  it('keeps an edit that the server refuses, shows the reason and saves again after the next edit', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.outcomes = ['refused'];
    rename(tab, 'too much');
    await later(SAVE_DELAY_MS);
    expect(tab.getState().save).toMatchObject({ kind: 'refused', code: 'PLAN_LIMIT', isStored: true });
    expect(kept()).toBe(1);
    await later(60_000);
    expect(server.saves).toEqual([]);
    rename(tab, 'less');
    await later(SAVE_DELAY_MS);
    expect(kindOf(tab)).toBe('saved');
  });

  it('says when this device cannot store the edits either', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    server.outcomes = ['request lost'];
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    expect(tab.getState().save).toMatchObject({ kind: 'retrying', isStored: false });
  });
});

describe('reloading the builder', () => {
  it('restores and saves an edit made before the pause was over', async () => {
    const server = new FakeServer();
    await openAndClose(server, 'typed last');
    const tab = await openTab(server);
    expect(nameIn(tab)).toBe('typed last');
    expect(kindOf(tab)).toBe('saving');
    await later(0);
    expect(server.definition.name).toBe('typed last');
    expect(kept()).toBe(0);
  });

  it('finds no conflict with its own save when the reply was lost', async () => {
    const server = new FakeServer();
    const before = await openTab(server);
    server.outcomes = ['reply lost', 'request lost'];
    rename(before, 'a');
    await later(SAVE_DELAY_MS);
    rename(before, 'ab');
    void before.leave();
    const after = await openTab(server);
    await after.flush();
    await later(5_000);
    expect([kindOf(after), server.definition.name]).toEqual(['saved', 'ab']);
  });

  it('shows both versions of a conflict after another merchant’s save', async () => {
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

  it('keeps the edits of a survey that was not created yet, and how to create it', async () => {
    const made: unknown[] = [];
    let isOnline = false;
    const call = callsTo(({ name }: { name: string }, input: unknown) => {
      if (!isOnline) return Promise.reject(new TypeError('offline'));
      made.push([name, (input as { templateId?: string }).templateId]);
      return Promise.resolve({ revision: made.length });
    });
    const creation = { templateId: 'nps' };
    const { definition } = new FakeServer();
    const options = { saved: { revision: 1, definition }, scope: SCOPE };
    const onFirstEdit = vi.fn();
    const first = new BuilderSession({
      ...options,
      creation,
      remote: surveyDraftApi(call, 's1', creation),
      onFirstEdit,
    });
    expect(first.getState().isUntouched).toBe(true);
    rename(first, 'mine');
    rename(first, 'mine too');
    expect(onFirstEdit).toHaveBeenCalledOnce();
    await first.flush();
    void first.leave();

    isOnline = true;
    const recovered = await recoverEdits(SCOPE);
    expect(recovered?.edits.creation).toEqual(creation);
    const second = new BuilderSession({
      ...options,
      remote: surveyDraftApi(call, 's1', creation),
      recovered,
    });
    await second.flush();
    expect(made).toEqual([
      ['createSurvey', 'nps'],
      ['saveDraft', undefined],
    ]);
  });
});

describe('two tabs of the builder', () => {
  const conflicting = async () => {
    const server = new FakeServer();
    const [one, other] = [await openTab(server), await openTab(server)];
    rename(other, 'theirs');
    await other.flush();
    rename(one, 'mine');
    await one.flush();
    return { server, one, other };
  };

  it('keep mine: saves this tab’s version over the other', async () => {
    const { server, one } = await conflicting();
    expect(kindOf(one)).toBe('conflict');
    one.resolve('mine');
    await later(0);
    expect([server.definition.name, kindOf(one)]).toEqual(['mine', 'saved']);
  });

  it('take theirs: undo restores this tab’s version', async () => {
    const { server, one } = await conflicting();
    one.resolve('theirs');
    expect([nameIn(one), kindOf(one), kept()]).toEqual(['theirs', 'saved', 0]);
    one.undo();
    expect(nameIn(one)).toBe('mine');
    await later(SAVE_DELAY_MS);
    expect(server.definition.name).toBe('mine');
  });

  it('finds no conflict when both tabs wrote the same', async () => {
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

describe('leaving the builder and coming back', () => {
  it('finishes the save in flight, and a page that opens meanwhile continues from it', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    rememberSession(SCOPE, tab);
    server.outcomes = ['request lost'];
    rename(tab, 'a');
    void tab.leave();
    await later(60_000);
    expect(server.saves).toEqual([]);
    expect(findUnfinishedSession(SCOPE)).toBe(tab);
    tab.enter();
    await later(0);
    expect(server.definition.name).toBe('a');
    expect(findUnfinishedSession(SCOPE)).toBeUndefined();
  });

  it('saves an edit that was expected, and a page that opens before it comes continues with the session', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    rememberSession(SCOPE, tab);
    let end: () => void = () => undefined;
    const upload = new Promise<void>((resolve) => (end = resolve));
    tab.expectEdit(upload.then(() => void rename(tab, 'late')));
    void tab.leave();
    expect(tab.hasUnsaved).toBe(false);
    expect(findUnfinishedSession(SCOPE)).toBe(tab);
    end();
    await later(0);
    await later(SAVE_DELAY_MS);
    expect(server.definition.name).toBe('late');
    expect(findUnfinishedSession(SCOPE)).toBeUndefined();
  });

  it('does not report a first edit that comes after the builder was closed', async () => {
    const { remote, revision, definition } = new FakeServer();
    const onFirstEdit = vi.fn();
    const creation = { templateId: null };
    const saved = { revision, definition };
    const tab = new BuilderSession({ saved, remote, scope: SCOPE, creation, onFirstEdit });
    void tab.leave();
    rename(tab, 'late');
    expect(onFirstEdit).not.toHaveBeenCalled();
    await tab.flush();
    expect(kindOf(tab)).toBe('saved');
  });

  it.each([
    ['are saved', false, 'ok'],
    ['fail', true, 'request lost'],
    ['are refused', true, 'refused'],
  ] as const)('tells after the last save whether the edits %s', async (_, isUnsaved, outcome) => {
    const server = new FakeServer();
    const tab = await openTab(server);
    tab.enter();
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    rename(tab, 'a');
    await later(SAVE_DELAY_MS);
    rename(tab, 'ab');
    const leaving = tab.leave();
    server.outcomes = ['ok', outcome];
    open();
    expect(await leaving).toBe(isUnsaved);
    expect(server.definition.name).toBe(isUnsaved ? 'a' : 'ab');
  });

  it('leaves the message to the builder if it was opened again meanwhile', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    tab.enter();
    server.outcomes = ['request lost'];
    rename(tab, 'a');
    const leaving = tab.leave();
    tab.enter();
    expect(await leaving).toBe(false);
    expect(kindOf(tab)).toBe('retrying');
  });

  it('discards unsaved edits on request and can restore them', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    server.outcomes = ['request lost'];
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

describe('replacing the survey by the server’s state', () => {
  const original = (server: FakeServer) => ({
    revision: 0,
    definition: { ...server.definition, name: 'original' },
  });

  it('keeps unsaved edits if the request fails, and saves them then', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    rename(tab, 'mine');
    let fail: (fault: Error) => void = () => undefined;
    const replacing = tab.replaceBy(() => new Promise((_, reject) => (fail = reject)));
    await later(2 * SAVE_DELAY_MS);
    expect([nameIn(tab), server.saves]).toEqual(['mine', []]);
    fail(new Error('offline'));
    await expect(replacing).rejects.toThrow('offline');
    await later(SAVE_DELAY_MS);
    expect([nameIn(tab), kindOf(tab), server.definition.name]).toEqual(['mine', 'saved', 'mine']);
  });

  it('waits for the running save, and saves nothing afterwards', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    rename(tab, 'mine');
    let open = () => {};
    server.gate = new Promise((resolve) => (open = resolve));
    await later(SAVE_DELAY_MS);
    rename(tab, 'mine too');
    const request = vi.fn(() => Promise.resolve(original(server)));
    const replacing = tab.replaceBy(request);
    await later(0);
    expect(request).not.toHaveBeenCalled();
    open();
    await replacing;
    await later(10 * SAVE_DELAY_MS);
    expect([nameIn(tab), kindOf(tab), kept()]).toEqual(['original', 'saved', 0]);
    expect(server.saves.map(({ name }) => name)).toEqual(['mine']);
    tab.undo();
    expect(nameIn(tab)).toBe('mine too');
  });
});

describe('undo and redo', () => {
  it('undoes and redoes every edit, with continuous typing as one step', async () => {
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

  it('takes back a certain step, also after further edits', async () => {
    const tab = await openTab(new FakeServer());
    rename(tab, 'restored');
    const undo = tab.undoOfLastStep();
    rename(tab, 'restored and typed');
    undo();
    expect(nameIn(tab)).toBe('start');
    tab.undo();
    expect(nameIn(tab)).toBe('restored and typed');
  });

  it('takes back the last step without a new one', async () => {
    const tab = await openTab(new FakeServer());
    rename(tab, 'restored');
    tab.undoOfLastStep()();
    expect([nameIn(tab), tab.getState().canUndo, tab.getState().canRedo]).toEqual(['start', false, true]);
  });

  it('starts a new undo step after a pause', async () => {
    const tab = await openTab(new FakeServer());
    rename(tab, 'one', 'name');
    await later(2_000);
    rename(tab, 'one two', 'name');
    tab.undo();
    expect(nameIn(tab)).toBe('one');
  });

  it('keeps the decisions about meanings made at publishing', async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    tab.edit((state) => addQuestion(state, 'text', () => 'q1'));
    tab.edit((state) => changeWording(state, 'q1', { text: 'New' }));
    await tab.flush();
    const { definition } = tab.getState();
    const questions = definition.questions.map((question) => ({ ...question, meaningId: 'decided' }));
    tab.settle({ revision: server.revision, definition: { ...definition, questions } }, definition);
    expect(kindOf(tab)).toBe('saved');
    tab.undo();
    expect(tab.getState().definition.questions[0]).toMatchObject({ text: '', meaningId: 'decided' });
  });
});

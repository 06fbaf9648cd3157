import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addQuestion } from '#shared/survey/edit/add-question.ts';
import { SAVE_DELAY_MS } from '#web/admin/features/builder/state/autosave.ts';
import { FakeServer } from './fake-server.ts';
import { kindOf, later, nameIn, openTab, rename } from './open-tab.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('edits made while the survey is being published', () => {
  /** A tab whose survey was sent with a question, and what the server publishes. */
  const openPublishing = async () => {
    const server = new FakeServer();
    const tab = await openTab(server);
    tab.edit((state) => addQuestion(state, 'text', () => 'q1'));
    await tab.flush();
    const { definition: sent } = tab.getState();
    const questions = sent.questions.map((question) => ({ ...question, meaningId: 'decided' }));
    server.definition = { ...sent, questions };
    return { server, tab, sent, published: { revision: server.revision, definition: server.definition } };
  };

  it('stay unsaved until they are saved, with the decisions about meanings', async () => {
    const { server, tab, sent, published } = await openPublishing();
    rename(tab, 'typed meanwhile');
    tab.settle(published, sent);
    expect([nameIn(tab), kindOf(tab)]).toEqual(['typed meanwhile', 'saving']);
    await later(SAVE_DELAY_MS);
    expect(kindOf(tab)).toBe('saved');
    expect(server.definition).toMatchObject({
      name: 'typed meanwhile',
      questions: [{ meaningId: 'decided' }],
    });
  });

  it.each(['before', 'after'])('find no conflict if they are saved %s the reply', async (order) => {
    const { server, tab, sent, published } = await openPublishing();
    rename(tab, 'typed meanwhile');
    const isSaved = tab.flush();
    if (order === 'before') await isSaved;
    tab.settle(published, sent);
    await later(2 * SAVE_DELAY_MS);
    expect(kindOf(tab)).toBe('saved');
    expect(server.definition).toMatchObject({
      name: 'typed meanwhile',
      questions: [{ meaningId: 'decided' }],
    });
  });
});

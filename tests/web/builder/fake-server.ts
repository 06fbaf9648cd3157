import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newDefinition } from '#shared/survey/defaults.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import type { Remote } from '#web/admin/features/builder/state/remotes.ts';

/** What becomes of a call on its way there and back. */
export type Weather = 'ok' | 'request lost' | 'reply lost' | 'refused' | 'broken';

/** Keeps one definition under the rules of the real one: revisions, and the same save answered the same. */
export class FakeServer {
  revision = 1;
  saveId = 'first';
  definition: SurveyDefinition;
  /** For each call in turn; then everything goes well. */
  forecast: Weather[] = [];
  readonly saves: { saveId: string; baseRevision: number; name: string }[] = [];
  /** Calls wait here as long as it is set. */
  gate: Promise<void> | undefined;

  constructor(name = 'start') {
    // As a database gives it back: with keys in an order of its own.
    this.definition = reordered({ ...newDefinition('s1'), name });
  }

  readonly remote: Remote = {
    save: ({ saveId, baseRevision, definition }) =>
      this.#travel(() => {
        this.saves.push({ saveId, baseRevision, name: definition.name });
        if (saveId === this.saveId) return { revision: this.revision };
        if (baseRevision !== this.revision) throw new ApiError({ status: 409, data: undefined });
        return this.put(definition, saveId);
      }),
    load: () => this.#travel(() => ({ revision: this.revision, definition: this.definition })),
  };

  put(definition: SurveyDefinition, saveId: string): { revision: number } {
    this.revision += 1;
    this.saveId = saveId;
    this.definition = reordered(definition);
    return { revision: this.revision };
  }

  async #travel<T>(answer: () => T): Promise<T> {
    await this.gate;
    const weather = this.forecast.shift() ?? 'ok';
    if (weather === 'request lost') throw new ApiError({ status: 'FETCH_ERROR' });
    if (weather === 'broken') throw new ApiError({ status: 503, data: undefined });
    if (weather === 'refused') {
      const error = { code: 'PLAN_LIMIT', message: 'This feature is not available on your current plan' };
      throw new ApiError({ status: 402, data: { error } });
    }
    const reply = answer();
    if (weather === 'reply lost') throw new ApiError({ status: 'TIMEOUT_ERROR' });
    return reply;
  }
}

function reordered(definition: SurveyDefinition): SurveyDefinition {
  return Object.fromEntries(Object.entries(definition).reverse()) as unknown as SurveyDefinition;
}

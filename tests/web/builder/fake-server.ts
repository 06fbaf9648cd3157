import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { newDefinition } from '#shared/survey/edit/defaults.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import type { DraftApi } from '#web/admin/features/builder/state/draft-api.ts';

/** The outcome of a call. */
export type CallOutcome = 'ok' | 'request lost' | 'reply lost' | 'refused' | 'broken';

/** Stores one definition under the rules of the real server: revisions, and the same reply to a repeated save. */
export class FakeServer {
  revision = 1;
  saveId = 'first';
  definition: SurveyDefinition;
  /** The outcome of each further call in order; later calls succeed. */
  outcomes: CallOutcome[] = [];
  readonly saves: { saveId: string; baseRevision: number; name: string }[] = [];
  /** Calls wait for this promise while it is set. */
  gate: Promise<void> | undefined;

  constructor(name = 'start') {
    // Reorders the keys, as a database returns them.
    this.definition = reordered({ ...newDefinition('s1'), name });
  }

  readonly remote: DraftApi = {
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
    const outcome = this.outcomes.shift() ?? 'ok';
    if (outcome === 'request lost') throw new ApiError({ status: 'FETCH_ERROR' });
    if (outcome === 'broken') throw new ApiError({ status: 503, data: undefined });
    if (outcome === 'refused') {
      const error = { code: 'PLAN_LIMIT', message: 'This feature is not available on your current plan' };
      throw new ApiError({ status: 402, data: { error } });
    }
    const reply = answer();
    if (outcome === 'reply lost') throw new ApiError({ status: 'TIMEOUT_ERROR' });
    return reply;
  }
}

function reordered(definition: SurveyDefinition): SurveyDefinition {
  return Object.fromEntries(Object.entries(definition).reverse()) as unknown as SurveyDefinition;
}

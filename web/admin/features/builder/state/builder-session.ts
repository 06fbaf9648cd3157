import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { openDefinition, selectQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { newId } from '../../../lib/new-id.ts';
import { Autosave, type Saved, type SaveState } from './autosave.ts';
import { beginHistory, record, redo, rewrite, undo, type EditHistory } from './edit-history.ts';
import {
  storeEdits,
  editsKey,
  type Creation,
  type RecoveredEdits,
  type StoredEdits,
} from './stored-edits.ts';
import { holdTabLock } from './tab-locks.ts';
import type { DraftApi } from './draft-api.ts';
import { isSameValue } from './same-value.ts';
import { withSettledMeanings } from './settled-meanings.ts';

/** The screen's state; the same object until something changes. */
export interface BuilderState extends EditingState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SaveState;
  /** Nothing was edited and the server has no such survey yet. */
  readonly isUntouched: boolean;
}

export interface SessionOptions {
  /** The server's state, or its future state once the survey is created. */
  readonly saved: Saved;
  readonly remote: DraftApi;
  /** Identifies the edited survey or template among the edits on this device. */
  readonly scope: string;
  readonly creation?: Creation | null;
  /** Unsaved edits of an earlier page, with their storage key. */
  readonly recovered?: RecoveredEdits | null;
  /** Called once, before the first edit is saved. Not called for an edit that comes after the builder was closed. */
  readonly onFirstEdit?: () => void;
  /** Receives the reason why an edit was refused. */
  readonly onRefusedEdit?: (message: string) => void;
  readonly saveDelayMs?: number | undefined;
}

/** One page's editing session of a survey or template: edits, undo and saving. */
export class BuilderSession {
  readonly #listeners = new Set<() => void>();
  readonly #options: SessionOptions;
  readonly #autosave: Autosave;
  readonly #storageKey: string;
  #creation: Creation | null;
  #history: EditHistory;
  #isTouched: boolean;
  /** The number of edits that were announced and have not come. */
  readonly #expected = new Set<Promise<void>>();
  #state: BuilderState;

  constructor(options: SessionOptions) {
    const { saved, remote, scope, creation = null, recovered = null, saveDelayMs } = options;
    const unsaved = recovered?.edits ?? null;
    this.#options = options;
    this.#creation = unsaved?.creation ?? creation;
    this.#history = beginHistory(openDefinition(unsaved?.definition ?? saved.definition));
    this.#isTouched = this.#creation === null || unsaved !== null;
    this.#storageKey = recovered?.key ?? editsKey(scope, newId());
    holdTabLock(this.#storageKey);
    const ports = {
      save: async (save: Parameters<DraftApi['save']>[0]) => {
        const answer = await remote.save(save);
        this.#creation = null;
        return answer;
      },
      load: remote.load,
      storeEdits: (edits: Omit<StoredEdits, 'creation'> | null) =>
        storeEdits(this.#storageKey, edits && { ...edits, creation: this.#creation }),
      newId,
      onChange: () => this.#changed(),
      delayMs: saveDelayMs,
    };
    this.#autosave = new Autosave(ports, saved, unsaved);
    this.#state = this.#snapshot();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): BuilderState => this.#state;

  /** The server's state with its revision. */
  get saved(): Saved {
    return this.#autosave.saved;
  }

  get hasUnsaved(): boolean {
    return this.#autosave.hasUnsaved;
  }

  /** Whether the server has the survey. A new survey is created with its first save. */
  get isCreated(): boolean {
    return this.#creation === null;
  }

  /** True while the server lacks an edit or an edit is expected: a merchant who returns continues with this session. */
  get isUnfinished(): boolean {
    return this.#expected.size > 0 || this.hasUnsaved;
  }

  /** Says that an edit follows when `work` ends. The builder may be closed by then. */
  readonly expectEdit = (work: Promise<void>): void => {
    this.#expected.add(work);
    void work.finally(() => this.#expected.delete(work));
  };

  /** Resolves once no edit is expected. */
  async expectedEdits(): Promise<void> {
    while (this.#expected.size > 0) await Promise.all(this.#expected);
  }

  /** Whether the device had storage for the edits when they were last stored. */
  get isStored(): boolean {
    return this.#autosave.isStored;
  }

  /** Edits with the same `key` in quick succession are undone together. Returns false if nothing changed. */
  edit(change: (state: EditingState) => EditingState, key?: string): boolean {
    try {
      return this.#go(record(this.#history, change(this.#history.present), { key, at: Date.now() }));
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault;
      this.#options.onRefusedEdit?.(fault.message);
      return false;
    }
  }

  select(questionId: string): void {
    this.edit((state) => selectQuestion(state, questionId));
  }

  undo(): boolean {
    return this.#go(undo(this.#history));
  }

  /**
   * Returns a function that takes back the last step, for a message that stays while the merchant goes on editing. After
   * further edits, undoing would take back those. Then the function makes an edit instead: `bringBack`, or else the state
   * before the step.
   */
  undoOfLastStep(bringBack?: (state: EditingState) => EditingState): () => void {
    const { past, present } = this.#history;
    const before = past.at(-1) ?? present;
    return () => {
      if (this.#history.present.definition === present.definition) this.undo();
      else this.edit(bringBack ?? (() => before));
    };
  }

  redo(): boolean {
    return this.#go(redo(this.#history));
  }

  /** Saves now. True once the server has everything. */
  flush(): Promise<boolean> {
    return this.#autosave.flush();
  }

  /** Creates a survey without an edit, for instance to use a template unchanged. */
  async make(): Promise<void> {
    if (this.#isTouched) return;
    const made = await this.#options.remote.load();
    this.#touch();
    this.#creation = null;
    const { definition } = this.#history.present;
    if (isSameValue(made.definition, definition)) this.#autosave.adopt({ ...made, definition });
    else this.replace(made);
  }

  /** Stores unsaved edits on the device, since the page may close. */
  storeEdits(): void {
    this.#autosave.storeEdits();
  }

  /**
   * Waits for expected edits and saves. Returns true if edits are still not saved and the builder was not opened again.
   */
  leave(): Promise<boolean> {
    return this.#autosave.leave(() => this.expectedEdits());
  }

  enter(): void {
    this.#autosave.enter();
  }

  /** Choosing the other version is an edit: undo brings the own version back. */
  resolve(choice: 'mine' | 'theirs'): void {
    const { save } = this.#state;
    if (save.kind !== 'conflict') return;
    if (choice === 'theirs') this.#show(save.theirs.definition);
    this.#autosave.resolve(choice);
  }

  /** Returns to the server's state; undo brings the edits back. */
  async discard(): Promise<void> {
    if (this.#state.save.kind === 'conflict') {
      this.resolve('theirs');
      return;
    }
    await this.#autosave.discard();
    this.#show(this.#autosave.saved.definition);
    this.#changed();
  }

  /**
   * Takes over the published state and applies its meaning decisions to the undo history. `sent` is the
   * definition that was published. Edits made after it stay unsaved.
   */
  settle({ revision, definition }: Saved, sent: SurveyDefinition): void {
    const settled = (each: SurveyDefinition) => withSettledMeanings(each, sent, definition);
    const isSent = this.#history.present.definition === sent;
    this.#history = rewrite(this.#history, settled);
    const { definition: present } = this.#history.present;
    this.#autosave.rebase({ revision, definition: isSent ? present : settled(sent) }, present);
  }

  /** Shows the server's current state as an undoable edit. */
  replace(saved: Saved): void {
    this.#show(saved.definition);
    this.#autosave.adopt(saved);
  }

  /** Replaces the survey by the reply of `request`. If that fails, unsaved edits stay and are saved. */
  async replaceBy(request: () => Promise<Saved>): Promise<void> {
    await this.#autosave.pauseDuring(async () => this.replace(await request()));
  }

  #show(definition: SurveyDefinition): void {
    const { selectedQuestionId } = this.#history.present;
    const opened = openDefinition(definition);
    const next = selectedQuestionId === null ? opened : selectQuestion(opened, selectedQuestionId);
    this.#history = record(this.#history, next, { at: Date.now() });
  }

  #go(history: EditHistory): boolean {
    if (history === this.#history) return false;
    const isEdit = history.present.definition !== this.#history.present.definition;
    this.#history = history;
    if (!isEdit) {
      this.#changed();
      return true;
    }
    this.#touch();
    this.#autosave.change(history.present.definition);
    this.#changed();
    return true;
  }

  #touch(): void {
    if (this.#isTouched) return;
    this.#isTouched = true;
    if (!this.#autosave.isClosed) this.#options.onFirstEdit?.();
  }

  #changed(): void {
    this.#state = this.#snapshot();
    for (const listener of this.#listeners) listener();
  }

  #snapshot(): BuilderState {
    const { past, present, future } = this.#history;
    return {
      ...present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      save: this.#autosave.state,
      isUntouched: !this.#isTouched,
    };
  }
}

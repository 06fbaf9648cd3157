import { AppError } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { openDefinition, selectQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';
import { newId } from '../../../lib/new-id.ts';
import { Autosave, type Saved, type SaveState } from './autosave.ts';
import { beginHistory, record, redo, rewrite, undo, type EditHistory } from './edit-history.ts';
import { keep, placeOf, type Creation, type Kept } from './kept-edits.ts';
import { claim } from './living-pages.ts';
import type { Recovered } from './open-session.ts';
import type { Remote } from './remotes.ts';
import { isSameValue } from './same-value.ts';
import { withSettledMeanings } from './settled-meanings.ts';

/** What the screen shows; the same object until something changes. */
export interface BuilderState extends EditingState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SaveState;
  /** Nothing was edited yet, and nothing is on the server: a survey that is not there. */
  readonly isUntouched: boolean;
}

export interface SessionOptions {
  /** What stands on the server, or will once the survey is made. */
  readonly saved: Saved;
  readonly remote: Remote;
  /** Names what is edited among all that this device keeps edits of. */
  readonly scope: string;
  readonly creation?: Creation | null;
  /** Edits of an earlier page that never arrived, and where they are kept. */
  readonly recovered?: Recovered | null;
  /** Once, before the first edit is saved. */
  readonly onFirstEdit?: () => void;
  /** Says why an edit was not made. */
  readonly onRefusedEdit?: (message: string) => void;
}

/** One page's work on one survey or template: every edit, its way back, and its way to the server. */
export class BuilderSession {
  readonly #listeners = new Set<() => void>();
  readonly #options: SessionOptions;
  readonly #autosave: Autosave;
  readonly #place: string;
  #creation: Creation | null;
  #history: EditHistory;
  #isTouched: boolean;
  #state: BuilderState;

  constructor(options: SessionOptions) {
    const { saved, remote, scope, creation = null, recovered = null } = options;
    const unsaved = recovered?.kept ?? null;
    this.#options = options;
    this.#creation = unsaved?.creation ?? creation;
    this.#history = beginHistory(openDefinition(unsaved?.definition ?? saved.definition));
    this.#isTouched = this.#creation === null || unsaved !== null;
    this.#place = recovered?.place ?? placeOf(scope, newId());
    claim(this.#place);
    const ports = {
      save: async (save: Parameters<Remote['save']>[0]) => {
        const answer = await remote.save(save);
        this.#creation = null;
        return answer;
      },
      load: remote.load,
      keep: (edits: Omit<Kept, 'creation'> | null) =>
        keep(this.#place, edits && { ...edits, creation: this.#creation }),
      newId,
      onChange: () => this.#changed(),
    };
    this.#autosave = new Autosave(ports, saved, unsaved);
    this.#state = this.#snapshot();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): BuilderState => this.#state;

  /** What the server has, and under which revision. */
  get saved(): Saved {
    return this.#autosave.saved;
  }

  get hasUnsaved(): boolean {
    return this.#autosave.hasUnsaved;
  }

  /** Edits of one `key` in quick succession are undone together. False if the edit changed nothing. */
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

  redo(): boolean {
    return this.#go(redo(this.#history));
  }

  /** Tries now. True once the server has everything. */
  flush(): Promise<boolean> {
    return this.#autosave.flush();
  }

  /** Makes a survey that nobody has edited yet: it may be wanted as its template has it. */
  async make(): Promise<void> {
    if (this.#isTouched) return;
    const made = await this.#options.remote.load();
    this.#touch();
    this.#creation = null;
    const { definition } = this.#history.present;
    if (isSameValue(made.definition, definition)) this.#autosave.adopt({ ...made, definition });
    else this.replace(made);
  }

  /** The page may be gone in a moment: what is unsaved stays on the device. */
  keep(): void {
    this.#autosave.keep();
  }

  leave(): void {
    this.#autosave.leave();
  }

  enter(): void {
    this.#autosave.enter();
  }

  /** Taking the other version is an edit too: undoing it brings back one's own. */
  resolve(choice: 'mine' | 'theirs'): void {
    const { save } = this.#state;
    if (save.kind !== 'conflict') return;
    if (choice === 'theirs') this.#show(save.theirs.definition);
    this.#autosave.resolve(choice);
  }

  /** Back to what the server has; undoing it brings the edits back. */
  async discard(): Promise<void> {
    if (this.#state.save.kind === 'conflict') {
      this.resolve('theirs');
      return;
    }
    await this.#autosave.discard();
    this.#show(this.#autosave.saved.definition);
    this.#changed();
  }

  /** Publishing decided what changed texts mean: so it is for what can be undone to as well. */
  settle({ revision, definition }: Saved): void {
    const before = this.#history.present.definition;
    this.#history = rewrite(this.#history, (each) => withSettledMeanings(each, before, definition));
    this.#autosave.adopt({ revision, definition: this.#history.present.definition });
  }

  /** Shows what the server has now, as an edit that can be undone. */
  replace(saved: Saved): void {
    this.#show(saved.definition);
    this.#autosave.adopt(saved);
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
    this.#options.onFirstEdit?.();
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

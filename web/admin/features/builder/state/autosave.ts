import type { ErrorCode } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextTask } from '../../../lib/next-task.ts';
import { isSameValue } from './same-value.ts';
import { saveFaultOf } from './save-fault.ts';

/** One save, always sent again as it is: the same id is the same save to the server. */
export interface Save {
  readonly saveId: string;
  readonly baseRevision: number;
  readonly definition: SurveyDefinition;
}

export interface Saved {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** What is kept on the device of edits that the server has not acknowledged. */
export interface Unsaved {
  /** A save that was sent, its outcome unknown. It goes first: anything else could conflict with itself. */
  readonly attempt: Save | null;
  /** The revision that the edits are based on. */
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

export type SaveState =
  | { readonly kind: 'saved' | 'saving' }
  | { readonly kind: 'retrying'; readonly message: string; readonly isKept: boolean }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code: ErrorCode | undefined;
      readonly isKept: boolean;
    }
  /** Somebody else saved in between; the merchant chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Saved };

export interface AutosavePorts {
  readonly save: (save: Save) => Promise<{ readonly revision: number }>;
  readonly load: () => Promise<Saved>;
  /** Keeps edits on the device, or forgets them. False if the device keeps nothing. */
  readonly keep: (unsaved: Unsaved | null) => boolean;
  readonly newId: () => string;
  readonly onChange: () => void;
}

export const SAVE_DELAY_MS = 800;
/** Who types without a pause is saved all the same. */
const LONGEST_DELAY_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

const SAVED: SaveState = { kind: 'saved' };
const SAVING: SaveState = { kind: 'saving' };

/**
 * Brings every edit to the server: debounced, one save at a time, the latest edit wins. What was not acknowledged
 * stays on the device. A conflict waits for the merchant.
 */
export class Autosave {
  readonly #ports: AutosavePorts;
  /** What the server has, as far as it said. */
  #saved: Saved;
  #latest: SurveyDefinition;
  #attempt: Save | null;
  #state: SaveState = SAVED;
  #isKept = true;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest edit since the last attempt was made. */
  #waitingSince: number | undefined;
  #running: Promise<void> | undefined;
  /** Nobody looks any more: what is under way ends, nothing is tried again. */
  #isLeft = false;

  constructor(ports: AutosavePorts, saved: Saved, unsaved: Unsaved | null = null) {
    this.#ports = ports;
    this.#saved = unsaved ? { ...saved, revision: unsaved.revision } : saved;
    this.#latest = unsaved?.definition ?? saved.definition;
    this.#attempt = unsaved?.attempt ?? null;
    // Read back from the device they are two objects, even where nothing was edited since.
    if (this.#attempt && isSameValue(this.#attempt.definition, this.#latest)) {
      this.#latest = this.#attempt.definition;
    }
    if (!this.#hasUnsaved) return;
    this.#state = SAVING;
    this.#runIn(0);
  }

  get state(): SaveState {
    return this.#state;
  }

  get saved(): Saved {
    return this.#saved;
  }

  get hasUnsaved(): boolean {
    return this.#hasUnsaved;
  }

  change(definition: SurveyDefinition): void {
    this.#latest = definition;
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind === 'retrying') return;
    this.#become(this.#hasUnsaved ? SAVING : SAVED);
    this.#waitingSince ??= Date.now();
    this.#runIn(Math.min(SAVE_DELAY_MS, this.#waitingSince + LONGEST_DELAY_MS - Date.now()));
  }

  /** Tries now. True once the server has everything. */
  async flush(): Promise<boolean> {
    await this.#running;
    while (this.#hasUnsaved) {
      await this.#run();
      if (this.#state.kind !== 'saving' && this.#state.kind !== 'saved') return false;
    }
    this.#settle();
    return true;
  }

  /** The page may be gone in a moment. */
  keep(): void {
    this.#isKept = this.#ports.keep(this.#hasUnsaved ? this.#unsaved : null);
  }

  leave(): void {
    this.#isLeft = true;
    this.keep();
    if (this.#state.kind === 'saving') void this.#run();
    else clearTimeout(this.#timer);
  }

  enter(): void {
    if (!this.#isLeft) return;
    this.#isLeft = false;
    if (this.#hasUnsaved && this.#state.kind !== 'conflict') this.#runIn(0);
  }

  /** Goes on with the version shown in the conflict, or over it. */
  resolve(choice: 'mine' | 'theirs'): void {
    if (this.#state.kind !== 'conflict') return;
    const { theirs } = this.#state;
    this.#saved = theirs;
    this.#attempt = null;
    this.#failures = 0;
    if (choice === 'theirs') this.#latest = theirs.definition;
    this.#become(this.#hasUnsaved ? SAVING : SAVED);
    if (this.#hasUnsaved) void this.#run();
    else this.#settle();
  }

  /** Takes what the server now has, where there is nothing unsaved. */
  adopt(saved: Saved): void {
    this.#saved = saved;
    this.#latest = saved.definition;
    this.#attempt = null;
    this.#settle();
  }

  /** Gives up what is not saved. Should an attempt have arrived all the same, the next save is a conflict. */
  async discard(): Promise<void> {
    await this.#running;
    clearTimeout(this.#timer);
    this.adopt(this.#saved);
  }

  get #hasUnsaved(): boolean {
    return this.#attempt !== null || this.#latest !== this.#saved.definition;
  }

  get #unsaved(): Unsaved {
    return { attempt: this.#attempt, revision: this.#saved.revision, definition: this.#latest };
  }

  #become(state: SaveState): void {
    this.#state = state;
    this.#ports.onChange();
  }

  #runIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#attemptOnce().finally(() => {
      this.#running = undefined;
      this.#goOn();
    });
    return this.#running;
  }

  async #attemptOnce(): Promise<void> {
    if (this.#state.kind === 'conflict' || !this.#hasUnsaved) return;
    this.#waitingSince = undefined;
    const { revision: baseRevision } = this.#saved;
    const attempt = (this.#attempt ??= {
      saveId: this.#ports.newId(),
      baseRevision,
      definition: this.#latest,
    });
    this.keep();
    // Both write the whole survey: in one task they would delay typing. A page that closes has no time to wait.
    if (!this.#isLeft) await nextTask();
    try {
      const { revision } = await this.#ports.save(attempt);
      this.#saved = { revision, definition: attempt.definition };
      this.#attempt = null;
      this.#failures = 0;
      // An edit made before an earlier save was refused is what came through now.
      if (this.#state.kind === 'refused') this.#become(SAVING);
    } catch (fault) {
      await this.#fail(fault);
    }
  }

  /** After an attempt: on with what was edited meanwhile, or at rest. */
  #goOn(): void {
    const { kind } = this.#state;
    if (kind === 'conflict' || kind === 'refused') {
      this.keep();
      return;
    }
    if (this.#attempt !== null) {
      if (!this.#isLeft) this.#runIn(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS));
      return;
    }
    if (!this.#hasUnsaved) return this.#settle();
    this.#become(SAVING);
    this.#runIn(this.#isLeft ? 0 : SAVE_DELAY_MS);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.keep();
    this.#become(SAVED);
  }

  async #fail(fault: unknown): Promise<void> {
    const { kind, message, code } = saveFaultOf(fault);
    if (kind === 'refused') {
      this.#attempt = null;
      this.#become({ kind, message, code, isKept: this.#isKept });
      return;
    }
    this.#failures += 1;
    if (kind === 'conflict' && (await this.#meetTheirs())) return;
    this.#become({ kind: 'retrying', message, isKept: this.#isKept });
  }

  /** Fetches the other version. False if it could not be had, and the save is tried again to come back here. */
  async #meetTheirs(): Promise<boolean> {
    try {
      const theirs = await this.#ports.load();
      if (isSameValue(theirs.definition, this.#latest)) {
        this.#saved = { ...theirs, definition: this.#latest };
        this.#attempt = null;
        return true;
      }
      this.#become({ kind: 'conflict', theirs });
      return true;
    } catch {
      return false;
    }
  }
}

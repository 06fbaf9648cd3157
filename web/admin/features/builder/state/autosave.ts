import type { ErrorCode } from '#shared/errors.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextTask } from '../../../lib/api/next-task.ts';
import { isSameValue } from './same-value.ts';
import { saveFaultOf } from './save-fault.ts';

/** One save request. It is always retried unchanged: the server treats the same id as the same save. */
export interface Save {
  readonly saveId: string;
  readonly baseRevision: number;
  readonly definition: SurveyDefinition;
}

export interface Saved {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** Unacknowledged edits as stored on the device. */
export interface Unsaved {
  /** A save that was sent and not answered. It is retried first, since any other save could conflict with it. */
  readonly attempt: Save | null;
  /** The revision that the edits are based on. */
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

export type SaveState =
  | { readonly kind: 'saved' | 'saving' }
  | { readonly kind: 'retrying'; readonly message: string; readonly isStored: boolean }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code: ErrorCode | undefined;
      readonly isStored: boolean;
    }
  /** Another tab or person saved in between; the merchant chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Saved };

export interface AutosavePorts {
  readonly save: (save: Save) => Promise<{ readonly revision: number }>;
  readonly load: () => Promise<Saved>;
  /** Stores edits on the device, or removes them. False if the device has no storage. */
  readonly storeEdits: (unsaved: Unsaved | null) => boolean;
  readonly newId: () => string;
  readonly onChange: () => void;
  /** How long a save waits for another edit. Default: `SAVE_DELAY_MS`. */
  readonly delayMs?: number | undefined;
}

export const SAVE_DELAY_MS = 800;
/** Continuous typing is saved at least this often. */
const LONGEST_DELAY_MS = 5_000;
/** An edit is on the device after this time at most, so that a killed tab loses no more. */
export const STORE_DELAY_MS = 400;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

const SAVED: SaveState = { kind: 'saved' };
const SAVING: SaveState = { kind: 'saving' };

/**
 * Saves every edit to the server: debounced, one save in flight, the latest edit wins. Unacknowledged edits stay on
 * the device. A conflict waits for the merchant.
 */
export class Autosave {
  readonly #ports: AutosavePorts;
  readonly #delayMs: number;
  /** The server's last acknowledged state. */
  #saved: Saved;
  #latest: SurveyDefinition;
  #attempt: Save | null;
  #state: SaveState = SAVED;
  #isStored = true;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the oldest edit since the last attempt. */
  #waitingSince: number | undefined;
  #running: Promise<void> | undefined;
  #storing: ReturnType<typeof setTimeout> | undefined;
  /** The builder was closed: finish the current save, do not retry. */
  #isClosed = false;
  /** How often the builder was opened. */
  #visits = 0;

  constructor(ports: AutosavePorts, saved: Saved, unsaved: Unsaved | null = null) {
    this.#ports = ports;
    this.#delayMs = ports.delayMs ?? SAVE_DELAY_MS;
    this.#saved = unsaved ? { ...saved, revision: unsaved.revision } : saved;
    this.#latest = unsaved?.definition ?? saved.definition;
    this.#attempt = unsaved?.attempt ?? null;
    // After loading from the device these are two objects, even if they are equal.
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

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether the device had storage for the edits when they were last stored. */
  get isStored(): boolean {
    return this.#isStored;
  }

  change(definition: SurveyDefinition): void {
    this.#latest = definition;
    this.#storing ??= setTimeout(() => this.storeEdits(), STORE_DELAY_MS);
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind === 'retrying') return;
    this.#become(this.#hasUnsaved ? SAVING : SAVED);
    this.#waitingSince ??= Date.now();
    this.#runIn(Math.min(this.#delayMs, this.#waitingSince + LONGEST_DELAY_MS - Date.now()));
  }

  /** Saves now. True once the server has everything. */
  async flush(): Promise<boolean> {
    await this.#running;
    while (this.#hasUnsaved) {
      await this.#run();
      if (this.#state.kind !== 'saving' && this.#state.kind !== 'saved') return false;
    }
    this.#settle();
    return true;
  }

  /** Stores unsaved edits on the device, since the page may close. */
  storeEdits(): void {
    clearTimeout(this.#storing);
    this.#storing = undefined;
    this.#isStored = this.#ports.storeEdits(this.#hasUnsaved ? this.#unsaved : null);
  }

  /**
   * Call it when the builder was closed. Saves unsaved edits, waits for `lastEdits`, and saves the edits that were added
   * meanwhile. Does not retry. Returns true if edits are still not saved and the builder was not opened again.
   */
  async leave(lastEdits: () => Promise<void>): Promise<boolean> {
    const visits = this.#visits;
    this.#isClosed = true;
    this.storeEdits();
    if (this.#state.kind !== 'saving') clearTimeout(this.#timer);
    const saveAll = async (): Promise<void> => {
      while (visits === this.#visits && this.#state.kind === 'saving') await this.#run();
    };
    await saveAll();
    await lastEdits();
    await saveAll();
    return this.#hasUnsaved && visits === this.#visits;
  }

  enter(): void {
    this.#visits += 1;
    if (!this.#isClosed) return;
    this.#isClosed = false;
    if (this.#hasUnsaved && this.#state.kind !== 'conflict') this.#runIn(0);
  }

  /** Continues with the other version, or overwrites it. */
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

  /** Takes over the given server state and drops unsaved edits. */
  adopt(saved: Saved): void {
    this.#saved = saved;
    this.#latest = saved.definition;
    this.#attempt = null;
    this.#settle();
  }

  /** Takes over the given server state. If `latest` differs from it, that is an unsaved edit. */
  rebase(saved: Saved, latest: SurveyDefinition): void {
    // A save that was sent later may have been answered first.
    if (saved.revision >= this.#saved.revision) this.#saved = saved;
    this.#latest = latest;
    if (this.#hasUnsaved) this.change(latest);
    else this.#settle();
  }

  /** Discards unsaved edits. If an attempt did reach the server, the next save is a conflict. */
  async discard(): Promise<void> {
    await this.#running;
    clearTimeout(this.#timer);
    this.adopt(this.#saved);
  }

  /** Waits for the running save, then runs `work`. The next save starts after it. */
  async pauseDuring(work: () => Promise<void>): Promise<void> {
    while (this.#running) await this.#running;
    const result = work();
    this.#running = this.#thenContinue(result.catch(() => undefined));
    await this.#running;
    return result;
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
    this.#running ??= this.#thenContinue(this.#attemptOnce());
    return this.#running;
  }

  #thenContinue(running: Promise<void>): Promise<void> {
    return running.finally(() => {
      this.#running = undefined;
      this.#continueSaving();
    });
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
    this.storeEdits();
    // Storing and sending both serialise the whole survey: in one task they would delay typing. A closing page
    // cannot wait.
    if (!this.#isClosed) await nextTask();
    try {
      const { revision } = await this.#ports.save(attempt);
      this.#saved = { revision, definition: attempt.definition };
      this.#attempt = null;
      this.#failures = 0;
      // The accepted edit was made before the refused one.
      if (this.#state.kind === 'refused') this.#become(SAVING);
    } catch (fault) {
      await this.#fail(fault);
    }
  }

  /** After an attempt: save newer edits, or become idle. */
  #continueSaving(): void {
    const { kind } = this.#state;
    if (kind === 'conflict' || kind === 'refused') {
      this.storeEdits();
      return;
    }
    if (this.#attempt !== null) {
      if (!this.#isClosed) this.#runIn(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS));
      return;
    }
    if (!this.#hasUnsaved) return this.#settle();
    this.#become(SAVING);
    this.#runIn(this.#isClosed ? 0 : this.#delayMs);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.storeEdits();
    this.#become(SAVED);
  }

  async #fail(fault: unknown): Promise<void> {
    const { kind, message, code } = saveFaultOf(fault);
    if (kind === 'refused') {
      this.#attempt = null;
      this.#become({ kind, message, code, isStored: this.#isStored });
      return;
    }
    this.#failures += 1;
    if (kind === 'conflict' && (await this.#loadTheirs())) return;
    this.#become({ kind: 'retrying', message, isStored: this.#isStored });
  }

  /** Fetches the other version. If that fails, returns false, and the retried save leads here again. */
  async #loadTheirs(): Promise<boolean> {
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

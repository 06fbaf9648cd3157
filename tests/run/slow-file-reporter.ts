import type { Reporter, TestModule } from 'vitest/node';

const SLOW_MS = 180_000;
const LOOK_EVERY_MS = 60_000;

/**
 * Names the test files that have run for more than three minutes. A file that never ends would otherwise not appear in
 * the output at all: other reporters name a file when it has ended.
 */
export default class SlowFileReporter implements Reporter {
  readonly #startedAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#nameSlowFiles(), LOOK_EVERY_MS);
  }

  onTestModuleQueued(module: TestModule): void {
    this.#startedAt.set(nameOf(module), performance.now());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#startedAt.delete(nameOf(module));
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #nameSlowFiles(): void {
    for (const [name, startedAt] of this.#startedAt) {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      if (seconds * 1000 >= SLOW_MS) console.log(`Still running after ${seconds} s: ${name}`);
    }
  }
}

const nameOf = (module: TestModule): string => `${module.project.name} ${module.relativeModuleId}`;

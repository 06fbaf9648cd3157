import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Script {
  process: ChildProcess;
  /** The lines printed so far. */
  lines: string[];
  /** Resolves with the first line that begins with the text; rejects if the script ends before. */
  line(begins: string): Promise<string>;
  /** Ends the script and waits for its exit. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Runs a TypeScript file of the project in its own process; the path is relative to the root. */
export function runScript(path: string, ...parameters: string[]): Script {
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  return {
    process: child,
    lines,
    async line(begins) {
      for (;;) {
        const found = lines.find((line) => line.startsWith(begins));
        if (found !== undefined) return found;
        const more = await Promise.race([
          once(reader, 'line').then(() => true),
          once(reader, 'close').then(() => false),
        ]);
        if (!more) throw new Error(`${path} ended without printing ${begins}.`);
      }
    },
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await gone;
    },
  };
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process and the programs that it starts a folder of their own for temporary files, and removes it when
 * this process exits: a program that is killed cannot remove its files itself.
 */
export function makeTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-run-'));
  // PostgreSQL runs as another account if this one is root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

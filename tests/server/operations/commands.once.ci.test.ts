import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

/** Failed while the command created an empty database, and reported that all of it was written. */
it.each([
  ['backup', ['answers.backup'], '', 'DATABASE_URL or DATA_DIR'],
  ['recount', [], '', 'DATABASE_URL or DATA_DIR'],
  ['move-to-postgres', [], 'postgres://127.0.0.1:1/none', 'DATA_DIR'],
])(
  'npm run %s refuses a data folder without a database, and creates none',
  async (name, parameters, DATABASE_URL, settings) => {
    const folder = join(inject('scratch'), randomUUID());
    const files = parameters.map((file) => `${folder}-${file}`);
    await expect(
      run(process.execPath, ['server/cli/bootstrap.mjs', `server/cli/${name}.ts`, ...files], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'development', DATABASE_URL, DATA_DIR: folder },
      }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: `There is no database in ${folder}. Set ${settings} to what the app has.\n`,
    });
    expect([join(folder, 'cluster'), ...files].filter((path) => existsSync(path))).toEqual([]);
  },
);

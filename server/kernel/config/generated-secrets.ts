import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, type GeneratedSecrets } from './secrets.ts';

const FILE = 'secrets.json';

/** Secrets that were generated earlier; empty if the file does not exist. */
export function readGeneratedSecrets(dataDir: string): Partial<GeneratedSecrets> {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Reads the development secrets and generates them the first time. Only the owner may read the file. */
export function ensureGeneratedSecrets(dataDir: string): Partial<GeneratedSecrets> {
  const existing = readGeneratedSecrets(dataDir);
  if (GENERATED.every((name) => typeof existing[name] === 'string')) return existing;
  const secrets: GeneratedSecrets = {
    SESSION_SECRET: existing.SESSION_SECRET ?? secret(),
    TOKEN_KEYS: existing.TOKEN_KEYS ?? `dev:${randomBytes(32).toString('base64')}`,
    PLATFORM_API_SECRET: existing.PLATFORM_API_SECRET ?? secret(),
    BILLING_API_KEY: existing.BILLING_API_KEY ?? secret(),
  };
  write(dataDir, secrets, Object.keys(existing).length > 0);
  return readGeneratedSecrets(dataDir);
}

const secret = () => randomBytes(32).toString('hex');

/** `link` creates the whole file or fails: if two processes start at once, one wins and both read its file. */
function write(dataDir: string, secrets: GeneratedSecrets, replace: boolean): void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    if (replace) rmSync(path, { force: true });
    linkSync(draft, path);
    chmodSync(path, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

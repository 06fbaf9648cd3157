import { REQUEST_TIMEOUT_MS } from '../api/request-timeout.ts';

/** What browsers and the build tool say when code or styles that a page loads later do not arrive. */
const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

const RELOADED_KEY = 'askwell:reloaded-for';

/** After a deploy, an open page asks for files of the build before it. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && navigator.onLine && MISSING.test(error.message);
}

/**
 * Reloads the page to get the files of the newest build, and returns true. Each build is reloaded once: if the file is
 * missing there too, if the device cannot remember the attempt, or if the server does not answer, it returns false.
 */
export async function reloadOnce(reload: () => void): Promise<boolean> {
  if (!(await doesServerAnswer()) || !isFirstReload()) return false;
  reload();
  return true;
}

/** A reload without a server would replace the app by the browser's own error page. */
async function doesServerAnswer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const reply = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return reply.status < 500;
  } catch {
    return false;
  }
}

/** Remembers the build, which its first script names. */
function isFirstReload(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === build) return false;
    sessionStorage.setItem(RELOADED_KEY, build);
    return true;
  } catch {
    return false;
  }
}

/** Returns true if it reloads the page. */
type Recover = () => Promise<boolean>;

const recoveries = new Set<Recover>();

/** Says what to do when a part of the shown screen has no code any more. */
export function onMissingPart(recover: Recover): () => void {
  recoveries.add(recover);
  return () => void recoveries.delete(recover);
}

/** Returns true if the page is reloaded because of the error. */
export async function recoverMissingPart(error: unknown): Promise<boolean> {
  if (!isMissingFile(error)) return false;
  const results = await Promise.all([...recoveries].map((recover) => recover()));
  return results.includes(true);
}

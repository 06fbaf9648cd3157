export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a command. An error prints one sentence and ends the process. */
export async function runCommandLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    say(explainFailure(error));
    process.exit(1);
  }
}

/** Errors whose message is written for the person who starts the app. */
const WRITTEN_FOR_PEOPLE = ['ConfigError', 'DatabaseStartError', 'Refusal'];

/** A full disk, an exhausted quota, or a file that reached its size limit. */
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The text for the terminal when the start failed. Only unexpected errors show a stack. */
function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Compared by name: the app's bundle has its own copies of these classes.
  if (WRITTEN_FOR_PEOPLE.includes(error.name)) return error.message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (port !== undefined && code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what listens there, or choose another: PORT is the app's, DEV_STORE_PORT the dev store's.`;
  }
  if (port !== undefined && code === 'EACCES') {
    return `This user may not listen on port ${port}. Choose one above 1023: PORT is the app's, DEV_STORE_PORT the dev store's.`;
  }
  if (code !== undefined && DISK_FULL_CODES.includes(code)) {
    const where = path === undefined ? '' : ` for ${path}`;
    return `There is no room${where} (${code}). Nothing is lost. Make room on that disk and start again.`;
  }
  if (path !== undefined && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')) {
    return `This user may not write to ${path} (${code}).`;
  }
  return error.stack ?? error.message;
}

interface Addresses {
  readonly url: string;
  readonly devStoreUrl: string | null;
}

/** Prints the addresses and the first thing to do there. */
export function welcome({ url, devStoreUrl }: Addresses): void {
  const lines =
    devStoreUrl === null
      ? [`  Askwell    ${url}`]
      : [
          `  Askwell    ${url}`,
          `  Dev store  ${devStoreUrl}`,
          '',
          `  First: open ${devStoreUrl} and install Askwell there, as a merchant would.`,
        ];
  say(['', ...lines, '  To stop: Ctrl+C', ''].join('\n'));
}

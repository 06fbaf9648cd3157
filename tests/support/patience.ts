/**
 * How long a test waits for something that happens within a second on a quiet machine. It is a limit for what never
 * happens: no test judges how long something takes. A person who runs one test wants to see it fail sooner, and
 * may set it.
 */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS']) || (process.env['SUITE'] ? 300_000 : 60_000);

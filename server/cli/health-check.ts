/** Ends with 0 if the server of this machine answers: the health check of a container. */
const PATIENCE_MS = 4_000;

const address = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}/healthz`;
const isAlive = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;

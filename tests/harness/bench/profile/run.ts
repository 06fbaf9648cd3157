import { cpus, loadavg } from 'node:os';
import { profileIngest } from './ingest.ts';
import { profileList } from './list.ts';

/** Each gives its parts as they are measured. */
const PROFILES: Readonly<Record<string, (only?: string) => AsyncIterable<string>>> = {
  ingest: profileIngest,
  list: profileList,
};

/**
 * `npm run profile -- ingest` says where a batch's time goes, `ingest PGlite` on that engine only, and `list` where the
 * survey list's bytes and time go.
 */
const [name = '', only] = process.argv.slice(2);
const profile = PROFILES[name];
if (profile === undefined) {
  console.error(`Name one of these: ${Object.keys(PROFILES).join(', ')}.`);
  process.exit(1);
}
const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);
const begin = loadNow();
for await (const part of profile(only)) console.log(`${part}\n`);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
console.log(
  `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}, load average ${begin} before and ${loadNow()} after.`,
);
process.exit();

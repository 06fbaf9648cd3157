import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FILE = 'kills';

/** A test killed an instance that kept its data in this engine. */
interface Kill {
  readonly engine: string;
  readonly testPath: string;
}

/** Writes down a kill in the run's folder; other tests than those of kills end their instances like this too. */
export function noteKill(scratch: string, { engine, testPath }: Kill): void {
  const file = basename(testPath).replace(/\..*/, '');
  if (file.includes('kill')) appendFileSync(join(scratch, FILE), `${engine} ${file}\n`);
}

/** A line for each engine with the kills of a run, by file; empty without any. */
export function talliedKills(scratch: string): string {
  const path = join(scratch, FILE);
  if (!existsSync(path)) return '';
  const kills = readFileSync(path, 'utf8').trim().split('\n').sort();
  const engines = [...new Set(kills.map((kill) => kill.split(' ')[0] ?? ''))];
  return engines
    .map((engine) => {
      const own = kills.filter((kill) => kill.startsWith(`${engine} `));
      const files = [...new Set(own)].map((kill) => {
        const count = own.filter((other) => other === kill).length;
        return `${kill.split(' ')[1]} ${count}`;
      });
      return `Kills on ${engine}: ${own.length} (${files.join(', ')})\n`;
    })
    .join('');
}

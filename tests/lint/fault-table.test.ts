import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(ROOT, 'server', file), 'utf8'))
  .join('\n');

/** The cells of each row of the operators' table. */
const ROWS = readFileSync(join(ROOT, 'server/operations/FAULTS.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| fault '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The log messages and codes that an operator searches for, without the names of fields. */
const EVENTS = new Set(ROWS.flatMap(([, , event]) => codesIn(event)).filter((code) => /^[A-Z]| /.test(code)));

const METRICS = new Set(
  ROWS.flatMap(([, , , metric]) => codesIn(metric))
    .map((code) => code.replace(/[{ ].*$/, ''))
    .filter((code) => code.includes('_')),
);

describe('the table of faults', () => {
  it('the table lists events and metrics', () => {
    expect(EVENTS.size).toBeGreaterThan(15);
    expect(METRICS.size).toBeGreaterThan(8);
  });

  it.each([...EVENTS])('lists the event %s as the server logs it', (event) => {
    expect([`'${event}'`, `'${event}.'`].some((text) => SOURCES.includes(text))).toBe(true);
  });

  // The metrics client library may define the process metrics.
  it.each([...METRICS].filter((name) => !name.startsWith('process_')))(
    'lists the metric %s as the server exports it',
    (metric) => {
      expect(SOURCES).toContain(metric);
    },
  );
});

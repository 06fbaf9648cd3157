import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDockerfile } from './dockerfile.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const read = (...lines: string[]) => readDockerfile(lines.join('\n'));
const instructions = (...lines: string[]) => read('FROM a', ...lines)[0]?.instructions;

describe('reading a Dockerfile', () => {
  it('returns the stages with their bases and names', () => {
    const stages = read('# first', 'FROM debian:bookworm-slim AS base', 'WORKDIR /app', 'FROM base');
    expect(stages.map(({ base, name }) => [base, name])).toEqual([
      ['debian:bookworm-slim', 'base'],
      ['base', null],
    ]);
    expect(stages[0]?.instructions).toEqual([{ kind: 'WORKDIR', path: '/app' }]);
  });

  it('joins continued lines and drops the comments between them', () => {
    expect(instructions('RUN one && \\', '  # why', '  two')).toEqual([
      { kind: 'RUN', command: 'one &&    two', caches: [] },
    ]);
  });

  it('takes the argument that was given, else its default', () => {
    const text = 'ARG PREVIOUS=none\nFROM ${PREVIOUS} AS previous';
    expect(readDockerfile(text)[0]?.base).toBe('none');
    expect(readDockerfile(text, { PREVIOUS: 'askwell:1' })[0]?.base).toBe('askwell:1');
    expect(() => readDockerfile(text, { PREVIUOS: 'askwell:1' })).toThrow('PREVIUOS');
  });

  it('reads each instruction of the product’s own file', () => {
    const stages = readDockerfile(readFileSync(`${ROOT}server/deploy/Dockerfile`, 'utf8'));
    const last = stages.at(-1)?.instructions ?? [];
    expect(last.map(({ kind }) => kind)).toEqual([
      ...['WORKDIR', 'COPY', 'COPY', 'ENV', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'],
    ]);
    expect(last).toContainEqual({ kind: 'USER', uid: 10001, gid: 10001 });
  });

  it.each([
    'ADD https://files.example/a /a',
    'ENTRYPOINT ["node"]',
    'RUN --network=none true',
    'RUN ["true"]',
    'RUN cat <<END',
    'COPY --chown=1:1 a b',
    'COPY a* b',
    'COPY a',
    'CMD node start.js',
    'CMD []',
    'USER node',
    'WORKDIR app',
    'ENV A="b c"',
    'ENV A=$B',
    'HEALTHCHECK NONE',
    'FROM --platform=linux/arm64 a',
    'FROM ${UNKNOWN}',
    'ARG LATE=1',
  ])('refuses %s, which it does not know', (line) => {
    expect(() => instructions(line)).toThrow('Dockerfile: “');
  });

  it('keeps every list of words that a command has', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (command) => {
        fc.pre(!command.some((word) => /[$\\#]/.test(word)));
        expect(instructions(`CMD ${JSON.stringify(command)}`)).toEqual([{ kind: 'CMD', command }]);
      }),
    );
  });
});

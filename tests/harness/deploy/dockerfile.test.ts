import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDockerfile } from './dockerfile.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

it('the image runs as its own user and knows how it is asked for its health and stopped', () => {
  const stages = readDockerfile(readFileSync(`${ROOT}server/deploy/Dockerfile`, 'utf8'));
  const last = stages.at(-1)?.instructions ?? [];
  expect(last.map(({ kind }) => kind)).toEqual([
    ...['WORKDIR', 'COPY', 'COPY', 'ENV', 'USER', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'],
  ]);
  expect(last).toContainEqual({ kind: 'USER', uid: 10001, gid: 10001 });
});

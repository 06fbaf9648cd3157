import { expect, test } from 'vitest';
import { withoutSchemas } from '#web/vite/inert-schemas-plugin.ts';

test('blanks what only the server reads of a call, and moves nothing', () => {
  const code = `const shape = z.object({ name: z.string() });
export const read = endpoint({
  name: 'read',
  summary: 'Read { it }, all of it.',
  method: 'GET',
  input: z.object({
    id: z.string(),
  }),
  path: '/things/{id}',
  output: shape
});
const own = endpoint({ path: '/own', ...shared, input, output: shape });
other({ input: 1 });
`;
  const built = withoutSchemas(code);
  expect(built).toHaveLength(code.length);
  expect(built.split('\n').map(({ length }) => length)).toEqual(code.split('\n').map(({ length }) => length));
  expect(built.indexOf('path:')).toBe(code.indexOf('path:'));
  expect(built.replaceAll(/\s+/g, ' ')).toBe(
    "const shape = z.object({ name: z.string() }); export const read = endpoint({ name: 'read', method: 'GET', " +
      "path: '/things/{id}', }); const own = endpoint({ path: '/own', ...shared, }); other({ input: 1 }); ",
  );
});

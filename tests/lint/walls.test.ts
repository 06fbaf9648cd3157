import { describe, expect, test } from 'vitest';
import { brokenWall } from './walls.ts';

interface Options {
  typeOnly?: boolean;
}

function importing(from: string, to: string, { typeOnly = false }: Options = {}): string | undefined {
  const kind = /^(?:shared|server|web|tests)\//.test(to) ? 'file' : 'package';
  return brokenWall({ from, to, kind, typeOnly });
}

function named([from, to, options]: Case): { from: string; to: string; options: Options | undefined } {
  return { from, to, options };
}

type Case = readonly [from: string, to: string, options?: Options];

const CROSSED: Record<string, readonly Case[]> = {
  'shared imports nothing of ours and no package': [
    ['shared/survey/run.ts', 'server/config.ts'],
    ['shared/survey/run.ts', 'web/admin/lib/x.ts', { typeOnly: true }],
    ['shared/survey/run.ts', 'node:fs'],
    ['shared/survey/run.ts', 'zod/mini'],
    ['shared/api/surveys.ts', 'express'],
  ],
  'the contract stays out of what storefronts load': [
    ['shared/survey/run.ts', 'shared/api/surveys.ts'],
    ['web/storefront/loader.ts', 'shared/api/storefront.ts'],
    ['web/survey-view/view.ts', 'shared/api/storefront.ts'],
  ],
  'server and web never import each other': [
    ['server/surveys/save-draft.ts', 'web/admin/lib/x.ts'],
    ['server/surveys/save-draft.ts', 'web/admin/lib/x.ts', { typeOnly: true }],
    ['web/admin/lib/x.ts', 'server/config.ts', { typeOnly: true }],
    ['web/storefront/loader.ts', 'server/config.ts'],
  ],
  'nothing imports tests': [
    ['server/surveys/save-draft.ts', 'tests/support/database.ts'],
    ['web/admin/ui/x.tsx', 'tests/support/database.ts'],
    ['shared/errors.ts', 'tests/support/database.ts'],
  ],
  'app → screens → features → ui, lib': [
    ['web/admin/screens/surveys/list.tsx', 'web/admin/app/router.tsx'],
    ['web/admin/features/builder/editor.tsx', 'web/admin/screens/surveys/list.tsx'],
    ['web/admin/features/builder/editor.tsx', 'web/admin/app/session.ts'],
    ['web/admin/ui/toast.tsx', 'web/admin/features/builder/editor.tsx'],
    ['web/admin/lib/cookies.ts', 'web/admin/ui/toast.tsx'],
    ['web/admin/lib/cookies.ts', 'web/admin/main.tsx'],
  ],
  'a feature never imports another feature': [
    ['web/admin/features/builder/editor.tsx', 'web/admin/features/surveys/list.tsx'],
    ['web/admin/features/builder/editor.tsx', 'web/admin/features/surveys/list.tsx', { typeOnly: true }],
  ],
  'storefront → survey-view → shared, and nothing heavy': [
    ['web/survey-view/view.ts', 'web/storefront/loader.ts'],
    ['web/survey-view/view.ts', 'web/admin/ui/toast.tsx'],
    ['web/storefront/loader.ts', 'web/admin/lib/cookies.ts'],
    ['web/storefront/loader.ts', 'react'],
    ['web/storefront/loader.ts', 'react-dom/client'],
    ['web/storefront/loader.ts', 'zod/mini'],
    ['web/survey-view/view.ts', '@shopify/polaris'],
    ['web/survey-view/view.ts', 'react'],
  ],
  'a folder without a place': [['web/misc/x.ts', 'shared/errors.ts']],
  'only http/, app.ts and routes.ts know Express': [
    ['server/surveys/save-draft.ts', 'express'],
    ['server/surveys/survey-repository.ts', 'express', { typeOnly: true }],
    ['server/main.ts', 'helmet'],
    ['server/platform/verify.ts', 'cookie-parser'],
    ['server/database/open.ts', 'compression'],
  ],
  'only repositories and database/ reach behind the door': [
    ['server/surveys/save-draft.ts', 'server/database/schema.ts'],
    ['server/surveys/routes.ts', 'server/database/schema.ts'],
    ['server/surveys/save-draft.ts', 'drizzle-orm'],
    ['server/surveys/survey-repository.ts', 'pg'],
    ['server/surveys/save-draft.ts', '@electric-sql/pglite'],
  ],
  'routes.ts → use case → repository or platform → database': [
    ['server/surveys/routes.ts', 'server/surveys/survey-repository.ts'],
    ['server/surveys/save-draft.ts', 'server/surveys/routes.ts'],
    ['server/surveys/save-draft.ts', 'server/http/route.ts'],
    ['server/surveys/save-draft.ts', 'server/app.ts'],
    ['server/surveys/survey-repository.ts', 'server/http/route.ts'],
    ['server/surveys/survey-repository.ts', 'server/platform/client.ts'],
    ['server/platform/client.ts', 'server/stores/store-repository.ts'],
    ['server/platform/client.ts', 'server/database/lease.ts'],
    ['server/database/open.ts', 'server/surveys/save-draft.ts'],
  ],
  'the dev store stands apart': [
    ['server/install/begin-install.ts', 'server/dev-store/app.ts'],
    ['server/http/security.ts', 'server/dev-store/app.ts', { typeOnly: true }],
    ['server/dev-store/shop.ts', 'server/stores/store-repository.ts'],
    ['server/dev-store/shop.ts', 'server/database/database.ts'],
  ],
};

const OPEN: readonly Case[] = [
  ['shared/api/surveys.ts', 'zod/mini'],
  ['shared/api/surveys.ts', 'shared/survey/question.ts'],
  ['shared/survey/run.ts', 'shared/api/surveys.ts', { typeOnly: true }],
  ['server/surveys/routes.ts', 'express'],
  ['server/surveys/routes.ts', 'server/surveys/save-draft.ts'],
  ['server/surveys/routes.ts', 'server/http/route.ts'],
  ['server/surveys/save-draft.ts', 'server/surveys/survey-repository.ts'],
  ['server/surveys/save-draft.ts', 'server/database/database.ts'],
  ['server/surveys/save-draft.ts', 'server/http/log.ts', { typeOnly: true }],
  ['server/surveys/survey-repository.ts', 'server/database/schema.ts'],
  ['server/surveys/survey-repository.ts', 'drizzle-orm'],
  ['server/platform/grant-repository.ts', 'server/database/lease.ts'],
  ['server/database/open.ts', 'pg'],
  ['server/main.ts', 'server/database/open.ts'],
  ['server/main.ts', 'server/dev-store/app.ts'],
  ['server/dev-store/app.ts', 'express'],
  ['server/dev-store/shop.ts', 'server/platform/signatures.ts'],
  ['web/admin/main.tsx', 'web/admin/app/router.tsx'],
  ['web/admin/app/router.tsx', 'web/admin/screens/surveys/list.tsx'],
  ['web/admin/screens/surveys/list.tsx', 'web/admin/features/surveys/list.tsx'],
  ['web/admin/features/builder/editor.tsx', 'web/admin/features/builder/state.ts'],
  ['web/admin/features/builder/editor.tsx', 'web/survey-view/view.ts'],
  ['web/admin/ui/toast.tsx', 'web/admin/lib/cookies.ts'],
  ['web/storefront/loader.ts', 'web/survey-view/view.ts'],
  ['web/storefront/loader.ts', 'shared/api/storefront.ts', { typeOnly: true }],
  ['tests/server/x.test.ts', 'server/database/open.ts'],
];

describe.each(Object.entries(CROSSED))('%s', (_wall, cases) => {
  test.each(cases.map(named))('$from may not import $to', ({ from, to, options }) => {
    expect(importing(from, to, options)).toMatch(/\w/);
  });
});

test.each(OPEN.map(named))('$from may import $to', ({ from, to, options }) => {
  expect(importing(from, to, options)).toBeUndefined();
});

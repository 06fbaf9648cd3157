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
    ['shared/survey/run.ts', 'server/kernel/config/config.ts'],
    ['shared/survey/run.ts', 'web/admin/lib/x.ts', { typeOnly: true }],
    ['shared/survey/run.ts', 'node:fs'],
    ['shared/survey/run.ts', 'zod/mini'],
    ['shared/api/surveys.ts', 'express'],
  ],
  'a folder of shared imports itself and those before it': [
    ['shared/errors.ts', 'shared/survey/question.ts'],
    ['shared/survey/split.ts', 'shared/delivery/delivery.ts'],
    ['shared/survey/question.ts', 'shared/survey/types/answering.ts'],
    ['shared/survey/types/text/editing.ts', 'shared/survey/edit/defaults.ts'],
    ['shared/survey/types/text/schema.ts', 'shared/survey/types/text/editing.ts', { typeOnly: true }],
    ['shared/survey/edit/defaults.ts', 'shared/survey/flow/check-logic.ts'],
    ['shared/survey/split.ts', 'shared/delivery/delivery.ts', { typeOnly: true }],
    ['shared/analytics/cells.ts', 'shared/report/report.ts', { typeOnly: true }],
  ],
  'the contract stays out of what storefronts load': [
    ['shared/survey/run.ts', 'shared/api/surveys.ts'],
    ['shared/survey/run.ts', 'shared/api/surveys.ts', { typeOnly: true }],
    ['shared/survey/run.ts', 'shared/survey/definition-schema.ts'],
    ['shared/survey/types/text/editing.ts', 'shared/survey/types/text/schema.ts'],
    ['shared/survey/types/text/editing.ts', 'zod/mini'],
    ['web/survey-view/types/text/view.ts', 'shared/survey/types/text/schema.ts'],
    ['web/extensions/checkout/types/registry.ts', 'shared/survey/types/helpers/scale-schema.ts'],
    ['web/storefront/loader.ts', 'shared/api/storefront.ts'],
    ['web/survey-view/view.ts', 'shared/api/storefront.ts'],
    ['web/admin/lib/api/send.ts', 'shared/api/contract.ts'],
    ['web/admin/lib/api/send.ts', 'zod/mini'],
  ],
  'server and web never import each other': [
    ['server/areas/surveys/save-draft.ts', 'web/admin/lib/x.ts'],
    ['server/areas/surveys/save-draft.ts', 'web/admin/lib/x.ts', { typeOnly: true }],
    ['web/admin/lib/x.ts', 'server/kernel/config/config.ts', { typeOnly: true }],
    ['web/storefront/loader.ts', 'server/kernel/config/config.ts'],
  ],
  'nothing imports tests': [
    ['server/areas/surveys/save-draft.ts', 'tests/support/database.ts'],
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
  'only kernel/http/ and routes.ts know Express': [
    ['server/areas/surveys/save-draft.ts', 'express'],
    ['server/areas/surveys/survey-repository.ts', 'express', { typeOnly: true }],
    ['server/start/start-server.ts', 'helmet'],
    ['server/kernel/platform/verify.ts', 'cookie-parser'],
    ['server/kernel/database/open.ts', 'compression'],
  ],
  'only repositories and database/ reach behind the door': [
    ['server/areas/surveys/save-draft.ts', 'server/kernel/database/schema.ts'],
    ['server/areas/surveys/routes.ts', 'server/kernel/database/schema.ts'],
    ['server/areas/surveys/survey-repository.ts', 'drizzle-orm'],
    ['server/kernel/database/migrate.ts', 'drizzle-orm'],
    ['server/areas/surveys/survey-repository.ts', 'server/kernel/database/schema/surveys.ts'],
    ['server/areas/surveys/survey-repository.ts', 'pg'],
    ['server/areas/surveys/save-draft.ts', '@electric-sql/pglite'],
  ],
  'routes.ts → use case → repository or platform → database': [
    ['server/areas/surveys/routes.ts', 'server/areas/surveys/survey-repository.ts'],
    ['server/areas/surveys/save-draft.ts', 'server/areas/surveys/routes.ts'],
    ['server/areas/surveys/save-draft.ts', 'server/kernel/http/route.ts'],
    ['server/areas/surveys/save-draft.ts', 'server/kernel/http/app.ts'],
    ['server/areas/surveys/survey-repository.ts', 'server/kernel/http/route.ts'],
    ['server/areas/surveys/survey-repository.ts', 'server/kernel/platform/client.ts'],
    ['server/kernel/platform/client.ts', 'server/areas/identity/stores/store-repository.ts'],
    ['server/kernel/platform/client.ts', 'server/kernel/database/lease.ts'],
    ['server/kernel/database/open.ts', 'server/areas/surveys/save-draft.ts'],
  ],
  'start → areas in their order → kernel, types included': [
    ['server/areas/identity/stores/x.ts', 'server/areas/billing/billing.ts', { typeOnly: true }],
    ['server/areas/billing/x.ts', 'server/areas/surveys/require-found.ts'],
    ['server/areas/privacy/x.ts', 'server/start/areas.ts', { typeOnly: true }],
    ['server/kernel/jobs/x.ts', 'server/areas/privacy/upkeep.ts'],
    ['server/kernel/database/x.ts', 'server/kernel/http/area.ts', { typeOnly: true }],
    ['server/misc.ts', 'server/kernel/deps/deps.ts'],
  ],
  'the dev store stands apart': [
    ['server/areas/identity/install/begin-install.ts', 'server/dev-store/app.ts'],
    ['server/kernel/http/security.ts', 'server/dev-store/app.ts', { typeOnly: true }],
    ['server/dev-store/shop.ts', 'server/areas/identity/stores/store-repository.ts'],
    ['server/dev-store/shop.ts', 'server/kernel/database/database.ts'],
  ],
};

const OPEN: readonly Case[] = [
  ['shared/api/surveys.ts', 'zod/mini'],
  ['shared/survey/types/text/schema.ts', 'zod/mini'],
  ['shared/survey/types/helpers/choice-schema.ts', 'zod/mini'],
  ['shared/survey/types/schemas.ts', 'shared/survey/types/text/schema.ts'],
  ['shared/survey/question.ts', 'shared/survey/types/schemas.ts', { typeOnly: true }],
  ['shared/survey/question.ts', 'zod/mini', { typeOnly: true }],
  ['shared/api/surveys.ts', 'shared/survey/question.ts'],
  ['shared/analytics/cells.ts', 'shared/survey/split.ts'],
  ['shared/survey/question.ts', 'shared/survey/types/text/schema.ts', { typeOnly: true }],
  ['shared/survey/types/text/schema.ts', 'shared/survey/question-types.ts'],
  ['shared/survey/types/text/editing.ts', 'shared/survey/question.ts'],
  ['shared/survey/flow/check-logic.ts', 'shared/survey/types/registry.ts'],
  ['shared/survey/split.ts', 'shared/errors.ts'],
  ['server/areas/surveys/routes.ts', 'express'],
  ['server/areas/surveys/routes.ts', 'server/areas/surveys/save-draft.ts'],
  ['server/areas/surveys/routes.ts', 'server/kernel/http/route.ts'],
  ['server/areas/surveys/save-draft.ts', 'server/areas/surveys/survey-repository.ts'],
  ['server/areas/surveys/save-draft.ts', 'server/kernel/database/database.ts'],
  ['server/areas/surveys/save-draft.ts', 'server/kernel/telemetry/log.ts'],
  [
    'server/areas/surveys/survey-repository.ts',
    'server/kernel/database/schema/surveys.ts',
    { typeOnly: true },
  ],
  ['server/kernel/database/schema/surveys.ts', 'drizzle-orm/pg-core'],
  ['server/kernel/platform/grant-repository.ts', 'server/kernel/database/lease.ts'],
  ['server/kernel/database/open.ts', 'pg'],
  ['server/start/start-server.ts', 'server/kernel/database/open.ts'],
  ['server/start/start-server.ts', 'server/dev-store/app.ts'],
  ['server/areas/surveys/save-draft.ts', 'server/areas/billing/billing.ts'],
  ['server/areas/privacy/x.ts', 'server/areas/identity/stores/store-repository.ts'],
  ['server/dev-store/app.ts', 'express'],
  ['server/dev-store/shop.ts', 'server/kernel/platform/signatures.ts'],
  ['web/admin/main.tsx', 'web/admin/app/router.tsx'],
  ['web/admin/app/router.tsx', 'web/admin/screens/surveys/list.tsx'],
  ['web/admin/screens/surveys/list.tsx', 'web/admin/features/surveys/list.tsx'],
  ['web/admin/features/builder/editor.tsx', 'web/admin/features/builder/state.ts'],
  ['web/admin/features/builder/editor.tsx', 'web/survey-view/view.ts'],
  ['web/admin/ui/toast.tsx', 'web/admin/lib/cookies.ts'],
  ['web/storefront/loader.ts', 'web/survey-view/view.ts'],
  ['web/vite/route-files-plugin.ts', 'web/admin/app/screens.ts'],
  ['web/storefront/loader.ts', 'shared/api/storefront.ts', { typeOnly: true }],
  ['web/admin/lib/api/send.ts', 'shared/api/contract.ts', { typeOnly: true }],
  ['web/admin/features/settings/tags.tsx', 'shared/api/values.ts'],
  ['tests/server/x.test.ts', 'server/kernel/database/open.ts'],
];

describe.each(Object.entries(CROSSED))('%s', (_wall, cases) => {
  test.each(cases.map(named))('$from may not import $to', ({ from, to, options }) => {
    expect(importing(from, to, options)).toMatch(/\w/);
  });
});

test.each(OPEN.map(named))('$from may import $to', ({ from, to, options }) => {
  expect(importing(from, to, options)).toBeUndefined();
});

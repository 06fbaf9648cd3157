import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'smol-toml';
import { editorLinks } from '#server/areas/delivery/store-links.ts';
import { FLOW_TRIGGERS } from '#server/kernel/platform/flow-triggers.ts';
import { OPTIONAL_SCOPES } from '#server/kernel/platform/oauth.ts';
import { testConfig } from '#tests/support/app.ts';

const FOLDER = 'web/extensions';
const read = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8');
const blocks = readdirSync(`${FOLDER}/theme/blocks`);

describe('the extensions’ descriptions', () => {
  it('are valid, request the configured scopes, and name existing files', () => {
    const config = testConfig();
    const app = parse(read('shopify.app.toml')) as {
      access_scopes: { scopes: string; optional_scopes: string[] };
      auth: { redirect_urls: string[] };
      webhooks: { subscriptions: { compliance_topics: string[]; uri: string }[] };
    };
    expect(app.access_scopes.scopes.split(',')).toEqual(config.platform.scopes);
    expect(app.access_scopes.optional_scopes).toEqual(OPTIONAL_SCOPES);
    expect(app.auth.redirect_urls[0]).toMatch(/\/install\/callback$/);
    expect(app.webhooks.subscriptions[0]?.compliance_topics).toHaveLength(3);
    const checkout = parse(read('checkout/shopify.extension.toml')) as {
      extensions: { targeting: { target: string; module: string }[] }[];
    };
    const modules = checkout.extensions[0]?.targeting.map(({ module }) => module) ?? [];
    expect(modules).toHaveLength(2);
    // A built file has a source of the same name.
    for (const module of modules) {
      expect(module).toMatch(/^\.\.\/\.\.\/\.\.\/dist\/web\/extensions\//);
      expect(existsSync(`${FOLDER}/checkout/${module.split('/').at(-1)?.replace(/\.js$/, '.ts')}`)).toBe(
        true,
      );
    }
    expect(parse(read('theme/shopify.extension.toml'))).toMatchObject({ type: 'theme' });
  });

  it.each(['order', 'customer'])('name the block of the admin on the page of an %s', (subject) => {
    const { extensions } = parse(read(`admin-${subject}/shopify.extension.toml`)) as {
      extensions: { type: string; targeting: { target: string; module: string }[] }[];
    };
    const module = `../../../dist/web/extensions/${subject}-block.js`;
    expect(extensions).toMatchObject([
      { type: 'ui_extension', targeting: [{ target: `admin.${subject}-details.block.render`, module }] },
    ]);
    expect(existsSync(`${FOLDER}/admin/${subject}-block.ts`)).toBe(true);
  });

  it.each(Object.values(FLOW_TRIGGERS))('describe the trigger %s with the fields that we send', (handle) => {
    const folder = handle.replace(/^askwell-/, 'flow-');
    const { extensions, settings } = parse(read(`${folder}/shopify.extension.toml`)) as {
      extensions: { type: string; name: string; handle: string; description: string }[];
      settings: { fields: { type: string; key?: string }[] };
    };
    expect(extensions).toMatchObject([{ type: 'flow_trigger', handle }]);
    expect(handle).toMatch(/^[a-z-]{1,30}$/);
    expect(settings.fields.map(({ type, key }) => key ?? type)).toEqual([
      ...['customer_reference', 'order_reference', 'Survey name', 'Score', 'Answers', 'Response ID'],
    ]);
  });

  it('keep the checkout extension within the platform’s 64 kB, compressed', () => {
    const built = 'dist/web/extensions';
    const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(scripts).toContain('thank-you.js');
    const bytes = scripts.map((file) => gzipSync(readFileSync(`${built}/${file}`)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(64_000);
  });

  it.each(blocks)('%s has a schema that the theme editor accepts', (file) => {
    const schema = /{% schema %}([\s\S]*){% endschema %}/.exec(read(`theme/blocks/${file}`))?.[1] ?? '';
    const { name, target } = JSON.parse(schema) as { name: string; target: string };
    expect(name.length).toBeLessThanOrEqual(25);
    expect(target).toBe(file.includes('embed') ? 'head' : 'section');
  });

  it('are the targets of the *Add to store* links', () => {
    const { embed, block } = editorLinks('fern.myshopify.com', testConfig());
    const named = (link: string, parameter: string) =>
      `${new URL(link).searchParams.get(parameter)?.split('/').at(-1)}.liquid`;
    expect([named(embed, 'activateAppId'), named(block, 'addAppBlockId')]).toEqual([...blocks].sort());
  });
});

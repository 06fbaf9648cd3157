import type { Config } from '#server/kernel/config/config.ts';
import { OPTIONAL_SCOPES } from '#server/kernel/platform/oauth.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { Refusal } from '../refusal.ts';

/** The file that the platform's CLI reads, below the repository's root. */
export const APP_TOML = 'web/extensions/shopify.app.toml';

/** The text of the CLI's file with the configuration's client id, addresses, scopes and API version. */
export function configureAppToml(text: string, { app, platform }: Pick<Config, 'app' | 'platform'>): string {
  const values: Readonly<Record<string, unknown>> = {
    client_id: platform.clientId,
    application_url: `${app.url}/`,
    scopes: platform.scopes.join(','),
    optional_scopes: OPTIONAL_SCOPES,
    redirect_urls: [app.url + PLATFORM_PATHS.installCallback],
    api_version: platform.apiVersion,
  };
  let configured = text;
  for (const [key, value] of Object.entries(values)) {
    const line = new RegExp(`^${key} = .*$`, 'gm');
    if (!line.test(configured)) throw new Refusal(`${APP_TOML} has no line that begins with "${key} = ".`);
    configured = configured.replace(line, () => `${key} = ${tomlValue(value)}`);
  }
  return configured;
}

/** A text of JSON is a text of TOML. */
const tomlValue = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value);

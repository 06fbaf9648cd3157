import type { ClientConfig } from '#shared/api/client-config.ts';

/** Reads the configuration that the server wrote into the page's head. */
export function readClientConfig(document: Document): ClientConfig {
  const text = document.getElementById('askwell-config')?.textContent;
  if (!text) throw new Error('The page carries no configuration.');
  return JSON.parse(text) as ClientConfig;
}

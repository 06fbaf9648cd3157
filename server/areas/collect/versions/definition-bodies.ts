import type { ShoppersDefinition } from '#shared/survey/definition.ts';
import { encodedText, type EncodedBody } from '#server/kernel/http/send-encoded.ts';
import { createBoundedCache } from './bounded-cache.ts';

/** The maximum number of cached characters, which a body has in each encoding too. */
const MAX_CHARACTERS = 10_000_000;

/** Caches the definitions that shoppers load, so that each is compressed once. */
export function createDefinitionBodies(): (definition: ShoppersDefinition) => Promise<EncodedBody> {
  const cache = createBoundedCache<EncodedBody>({
    maxWeight: MAX_CHARACTERS,
    weigh: ({ plain }) => plain.length,
  });
  return (definition) => {
    const text = JSON.stringify(definition);
    return cache.get(text, () => Promise.resolve(encodedText(text)));
  };
}

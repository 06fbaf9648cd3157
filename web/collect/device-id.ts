import { browserStorage, storageKey } from './browser-storage.ts';
import { newId } from './new-id.ts';

/** A random id that this device keeps, so that a shopper gets the same variant of a split test at each visit. */
export function deviceId(): string {
  const storage = browserStorage(storageKey('device'), true);
  const known = storage.read();
  if (known) return known;
  const id = newId();
  storage.write(id);
  return id;
}

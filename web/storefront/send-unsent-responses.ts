import { KEY_PREFIX } from '#web/collect/browser-storage.ts';
import { sendUnsent } from '#web/collect/send-unsent.ts';
import { ownKeys, readVisitor, writeVisitor } from './visitor.ts';

/** Sends the responses to all surveys that earlier pages could not send. Once all are sent, later pages skip this. */
export function sendUnsentResponses(origin: string): void {
  const publicIds = ownKeys().flatMap((key) =>
    key.startsWith(KEY_PREFIX) ? [key.slice(KEY_PREFIX.length)] : [],
  );
  const unsent = publicIds.filter((publicId) => sendUnsent(origin, publicId));
  if (unsent.length === 0) writeVisitor({ ...readVisitor(true), hasLeftovers: false });
}

import { sendLeft } from '#web/collect/connect-survey.ts';
import { keepVisitor, ownKeys, readVisitor } from './visitor.ts';

const RESPONSES = 'askwell/1/';

/** Sends what earlier pages could not; once nothing waits any more, no page asks again. */
export function sendLeftovers(origin: string): void {
  const publicIds = ownKeys().flatMap((key) =>
    key.startsWith(RESPONSES) ? [key.slice(RESPONSES.length)] : [],
  );
  const waiting = publicIds.filter((publicId) => sendLeft(origin, publicId));
  if (waiting.length === 0) keepVisitor({ ...readVisitor(true), hasLeftovers: false });
}

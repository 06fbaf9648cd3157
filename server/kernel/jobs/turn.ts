/** How long one piece of work may go on. Work in parts asks between its parts, and stops once the turn is over. */
export interface Turn {
  isOver(): boolean;
}

/** A turn that ends after a while, or before if the server stops. */
export function turnOf(milliseconds: number, isStopping: () => boolean = () => false): Turn {
  const end = performance.now() + milliseconds;
  return { isOver: () => isStopping() || performance.now() >= end };
}

/**
 * What work in parts returns when its turn was over first. The payload replaces the job's own: it says where to go on.
 * The job is due again at once, behind the others.
 */
export class Unfinished<Payload extends object = object> {
  readonly payload: Payload;

  constructor(payload: Payload) {
    this.payload = payload;
  }
}

export function isUnfinished(outcome: object | undefined): outcome is Unfinished {
  return outcome instanceof Unfinished;
}

/** The time limit of one piece of work. Work in parts checks it between parts and stops when it is over. */
export interface Turn {
  isOver(): boolean;
}

/** A turn that ends after a while, or earlier if the server stops. */
export function turnOf(milliseconds: number, isStopping: () => boolean = () => false): Turn {
  const end = performance.now() + milliseconds;
  return { isOver: () => isStopping() || performance.now() >= end };
}

/**
 * The result of work in parts whose turn ended first. The payload replaces the job's own and says where to continue.
 * The job is due again at once, behind the others, or after a delay.
 */
export class Unfinished<Payload extends object = object> {
  readonly payload: Payload;
  readonly delaySeconds: number;

  constructor(payload: Payload, delaySeconds = 0) {
    this.payload = payload;
    this.delaySeconds = delaySeconds;
  }
}

export function isUnfinished(outcome: object | undefined): outcome is Unfinished {
  return outcome instanceof Unfinished;
}

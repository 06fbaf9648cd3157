import type { IncomingMessage } from 'node:http';

/** Whether a proxy at this address and hop count is trusted. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The nearest address that is not a trusted proxy. */
export function clientAddress(request: IncomingMessage, trusts: TrustsProxy): string {
  let address = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded === undefined) return address;
  const hops = String(forwarded)
    .split(',')
    .map((hop) => hop.trim())
    .reverse();
  for (const [hop, next] of hops.entries()) {
    if (!trusts(address, hop)) break;
    address = next;
  }
  return address;
}

/** Accepts a request id only from a trusted proxy: others could forge log lines with it. */
export function trustedRequestId(request: IncomingMessage, trusts: TrustsProxy): string | undefined {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w-]{8,64}$/.test(given)) return undefined;
  return trusts(request.socket.remoteAddress ?? '', 0) ? given : undefined;
}

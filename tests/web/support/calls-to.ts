import { CONTRACT } from '#shared/api/contract.ts';
import type { BearerCall } from '#web/admin/lib/api/bearer-client.ts';

type Reply = (call: { name: string }, input: unknown) => Promise<unknown>;

const CALLS = new Map<string, { name: string }>(
  CONTRACT.map((call) => [`${call.method} ${call.path}`, call]),
);

/** Lets a test reply to calls by their names. */
export function callsTo(reply: Reply): BearerCall {
  return ((address: string, input: unknown) => {
    const call = CALLS.get(address);
    return call ? reply(call, input) : Promise.reject(new Error(`The contract has no call ${address}.`));
  }) as BearerCall;
}

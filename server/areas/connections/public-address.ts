import { BlockList, isIP } from 'node:net';

export interface AddressRules {
  /** Allows this machine, over plain http too. Production has it off. */
  readonly allowsLoopback: boolean;
}

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** A reason for the merchant why nothing is sent to an address. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/** Networks of IPv4 that are not on the public internet (IANA's registry of special addresses). */
const PRIVATE_V4 = blockList('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]);

/** The public part of IPv6. Forms that contain an IPv4 address, such as ::ffff:127.0.0.1, are outside of it. */
const GLOBAL_V6 = blockList('ipv6', ['2000::/3']);

/** Networks inside it that are not public, or that lead to an IPv4 address (6to4, Teredo). */
const PRIVATE_V6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '2620:4f:8000::/48',
]);

const LOOPBACK_V4 = blockList('ipv4', ['127.0.0.0/8']);
const LOOPBACK_V6 = blockList('ipv6', ['::1/128']);

function blockList(type: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** Whether a connection may be made to this address. */
export function isAllowedAddress({ address, family }: Address, { allowsLoopback }: AddressRules): boolean {
  if (family === 4) {
    return !PRIVATE_V4.check(address, 'ipv4') || (allowsLoopback && LOOPBACK_V4.check(address, 'ipv4'));
  }
  const isGlobal = GLOBAL_V6.check(address, 'ipv6') && !PRIVATE_V6.check(address, 'ipv6');
  return isGlobal || (allowsLoopback && LOOPBACK_V6.check(address, 'ipv6'));
}

const NOT_PUBLIC = 'This address leads into a private network. Askwell sends to public addresses only.';

/** Checks what the text of an address says, without asking for its host's addresses. */
export function readAddress(text: string, rules: AddressRules): URL {
  if (!URL.canParse(text))
    throw new RefusedAddress('Enter a full address, such as https://example.com/hook.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(rules.allowsLoopback && url.protocol === 'http:')) {
    throw new RefusedAddress('The address must begin with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddress('The address must not contain a user name or a password.');
  }
  const literal = literalOf(url);
  if (literal !== null && !isAllowedAddress(literal, rules)) throw new RefusedAddress(NOT_PUBLIC);
  return url;
}

/** `new URL` writes decimal, octal and hexadecimal IPv4 addresses in their usual form. */
function literalOf({ hostname }: URL): Address | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family === 0 ? null : { address: host, family: family as 4 | 6 };
}

/**
 * The address to connect to. The name is resolved once, here: the connection uses this very address, so a name that
 * changes its address afterwards leads nowhere else. One private address among several refuses the name.
 */
export async function resolveAddress(
  url: URL,
  rules: AddressRules,
  lookup: (host: string) => Promise<readonly Address[]>,
): Promise<Address> {
  const literal = literalOf(url);
  const found = literal === null ? await lookup(url.hostname) : [literal];
  const [first] = found;
  if (first === undefined) throw new RefusedAddress('The host name has no address.');
  if (found.some((address) => !isAllowedAddress(address, rules))) throw new RefusedAddress(NOT_PUBLIC);
  return first;
}

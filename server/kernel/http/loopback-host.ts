const NAMES = ['127.0.0.1', 'localhost', '[::1]'];
const HOST_HEADER = /^(\[[0-9a-f:]+\]|[^:@/\s]+)(?::\d+)?$/i;

/** The name in a Host header, in lower case and without its port. Null when there is none. */
export function hostNameOf(header: string | undefined): string | null {
  return HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether a request names this machine itself. With DNS rebinding a page of another site reaches the loopback
 * address under that site's own name, and may then read the reply.
 */
export function isLoopbackHost(header: string | undefined): boolean {
  const name = hostNameOf(header);
  return name !== null && NAMES.includes(name);
}

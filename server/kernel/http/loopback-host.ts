const NAMES = ['127.0.0.1', 'localhost', '[::1]'];
const HOST_HEADER = /^(\[[0-9a-f:]+\]|[^:@/\s]+)(?::\d+)?$/i;

/** The host name of a Host header, in lower case, without the port. Null if there is none. */
export function hostNameOf(header: string | undefined): string | null {
  return HOST_HEADER.exec(header ?? '')?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether a request addresses this machine by a loopback name. DNS rebinding lets a page of another site reach the
 * loopback address, but under the site's own name.
 */
export function isLoopbackHost(header: string | undefined): boolean {
  const name = hostNameOf(header);
  return name !== null && NAMES.includes(name);
}

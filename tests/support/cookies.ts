/** The cookies that a browser would store from a reply, for one address. */
export function cookiesOf(headers: Record<string, unknown>): Map<string, string> {
  const lines = (headers['set-cookie'] ?? []) as string[];
  return new Map(
    lines.map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Builds the Cookie header that sends them back. */
export function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

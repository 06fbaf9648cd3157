/** The page where a chain of redirects ended. */
export interface Visit {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/** Follows redirects as a browser does, with cookies kept by site. */
export class SmallBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  get(url: string | URL): Promise<Visit> {
    return this.#go(new URL(url), { method: 'GET' });
  }

  submit(url: string | URL, fields: Record<string, string>): Promise<Visit> {
    const target = new URL(url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: target.origin };
    return this.#go(target, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }

  async call<T>(url: string | URL, body: object): Promise<{ status: number; body: T }> {
    const headers = { 'content-type': 'application/json' };
    const visit = await this.#go(new URL(url), { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: visit.status, body: JSON.parse(visit.text) as T };
  }

  async #go(start: URL, first: RequestInit): Promise<Visit> {
    let url = start;
    let request = first;
    for (let hops = 0; hops < 10; hops += 1) {
      const headers = new Headers(request.headers);
      headers.set('cookie', this.#cookieHeader(url));
      const response = await fetch(url, { ...request, headers, redirect: 'manual' });
      this.#keep(url, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (location === null) return { url, status: response.status, text: await response.text() };
      await response.arrayBuffer();
      url = new URL(location, url);
      request = { method: 'GET' };
    }
    throw new Error(`Too many redirects, the last to ${url.href}`);
  }

  #keep(url: URL, lines: string[]): void {
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, jar);
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    }
  }

  #cookieHeader(url: URL): string {
    return [...(this.#cookies.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

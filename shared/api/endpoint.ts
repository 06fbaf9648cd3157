import * as z from 'zod/mini';

// Without this zod tries to compile code at the first check, which a page's policy forbids and reports.
z.config({ jitless: true });

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, or a merchant's session (the Authorization header alone, never a cookie). */
export type Access = 'public' | 'session';

/** Which token bucket a call draws from; the sizes live in `shared/limits.ts`. */
export type RateClass = 'screen' | 'auth' | 'heavy' | 'collect';

/**
 * One call of the API, known to both sides. `path` is below the API's base and names its parameters in
 * braces; `input` is one flat object: path parameters, then the query (GET, DELETE) or the JSON body.
 */
export interface Endpoint<
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly rate: RateClass;
  /** Largest body in bytes; the default is `LIMITS.bodyBytes`. */
  readonly bodyBytes?: number;
  /** Called by pages of any site, without credentials; its JSON may come as text/plain, which needs no preflight. */
  readonly crossOrigin?: boolean;
  readonly input: In;
  readonly output: Out;
}

type EndpointDefaults = 'access' | 'rate';

export type InputOf<E> = E extends Endpoint<infer In> ? z.output<In> : never;
export type RequestOf<E> = E extends Endpoint<infer In> ? z.input<In> : never;
export type OutputOf<E> = E extends Endpoint<z.ZodMiniType, infer Out> ? Unchanging<z.output<Out>> : never;

/** What has been answered is nobody's to change: neither the server's constants nor the client's cache. */
export type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T;

/**
 * Defines a call; without further words it needs a session and draws from the bucket of screens. Who may call is
 * part of its type, so that a handler which needs a session can't be hung behind a public door.
 */
export function endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType, Who extends Access = 'session'>(
  definition: Omit<Endpoint<In, Out>, EndpointDefaults> & {
    readonly access?: Who;
    readonly rate?: RateClass;
  },
): Endpoint<In, Out> & { readonly access: Who } {
  return { access: 'session' as Who, rate: 'screen', ...definition };
}

/** The names in braces in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

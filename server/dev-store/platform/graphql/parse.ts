/** A selected field. The parser covers the part of GraphQL that apps use with the dev store. */
export interface Field {
  name: string;
  /** The key in the reply. */
  alias: string;
  arguments: Record<string, Value>;
  selection: Field[] | null;
  /** The type of the inline fragment that the field is in. */
  on?: string;
}

export type Value =
  | { kind: 'variable'; name: string }
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'list'; items: Value[] }
  | { kind: 'object'; fields: Record<string, Value> };

export interface Operation {
  type: 'query' | 'mutation';
  selection: Field[];
}

export class GraphqlSyntaxError extends Error {}

const TOKENS = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|\.\.\.|[_A-Za-z]\w*|[!$():=@[\]{}|&]|#[^\n]*|[\s,]+|./gy;

/** Parses a document's first operation. Named fragments and directives are refused. */
export function parseOperation(source: string): Operation {
  const tokens = (source.match(TOKENS) ?? []).filter((token) => !/^(?:#.*|[\s,]+)$/.test(token));
  return new Parser(tokens).operation();
}

class Parser {
  private readonly tokens: string[];
  private at = 0;

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  operation(): Operation {
    if (this.peek() === '{') return { type: 'query', selection: this.selection() };
    const type = this.next();
    if (type !== 'query' && type !== 'mutation') throw new GraphqlSyntaxError(`Unexpected ${type}`);
    if (this.peek() !== '{' && this.peek() !== '(') this.name();
    if (this.peek() === '(') this.skipVariableDefinitions();
    return { type, selection: this.selection() };
  }

  private selection(): Field[] {
    this.expect('{');
    const fields: Field[] = [];
    while (this.peek() !== '}') fields.push(...(this.peek() === '...' ? this.fragment() : [this.field()]));
    this.expect('}');
    if (fields.length === 0) throw new GraphqlSyntaxError('A selection needs at least one field');
    return fields;
  }

  private fragment(): Field[] {
    this.next();
    this.expect('on');
    const on = this.name();
    return this.selection().map((field) => ({ ...field, on }));
  }

  private field(): Field {
    const first = this.name();
    const aliased = this.peek() === ':';
    if (aliased) this.next();
    return {
      alias: first,
      name: aliased ? this.name() : first,
      arguments: this.peek() === '(' ? this.entries('(', ')') : {},
      selection: this.peek() === '{' ? this.selection() : null,
    };
  }

  private entries(open: string, close: string): Record<string, Value> {
    this.expect(open);
    const entries: Record<string, Value> = {};
    while (this.peek() !== close) {
      const name = this.name();
      this.expect(':');
      entries[name] = this.value();
    }
    this.expect(close);
    return entries;
  }

  private value(): Value {
    if (this.peek() === '{') return { kind: 'object', fields: this.entries('{', '}') };
    const token = this.next();
    if (token === '$') return { kind: 'variable', name: this.name() };
    if (token === '[') return this.list();
    if (token.startsWith('"')) return { kind: 'literal', value: JSON.parse(token) as string };
    if (/^-?\d/.test(token)) return { kind: 'literal', value: Number(token) };
    if (token === 'true' || token === 'false') return { kind: 'literal', value: token === 'true' };
    if (token === 'null') return { kind: 'literal', value: null };
    if (/^\w+$/.test(token)) return { kind: 'literal', value: token };
    throw new GraphqlSyntaxError(`Unexpected ${token}`);
  }

  private list(): Value {
    const items: Value[] = [];
    while (this.peek() !== ']') items.push(this.value());
    this.expect(']');
    return { kind: 'list', items };
  }

  /** Variable types are skipped; values are checked where they are used. */
  private skipVariableDefinitions(): void {
    while (this.next() !== ')');
  }

  private name(): string {
    const token = this.next();
    if (!/^[_A-Za-z]\w*$/.test(token)) throw new GraphqlSyntaxError(`Expected a name, found ${token}`);
    return token;
  }

  private expect(token: string): void {
    const found = this.next();
    if (found !== token) throw new GraphqlSyntaxError(`Expected ${token}, found ${found}`);
  }

  private peek(): string | undefined {
    return this.tokens[this.at];
  }

  private next(): string {
    const token = this.tokens[this.at++];
    if (token === undefined) throw new GraphqlSyntaxError('Unexpected end of document');
    return token;
  }
}

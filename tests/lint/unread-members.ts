import path from 'node:path';
import ts from 'typescript';

/** The source files, by absolute path. Only these are read; packages stay unresolved, which makes the program cheap. */
export type Sources = ReadonlyMap<string, string>;

/** A table is a constant that is an object literal `as const`. */
interface Table {
  readonly name: string;
  readonly literal: ts.ObjectLiteralExpression;
  readonly unread: Set<string>;
}

/**
 * The members of `as const` tables that no source reads, as `file: TABLE.member`. A use of the whole table
 * (passed on, spread, indexed by a key of unknown value) reads every member; `typeof TABLE` reads none.
 */
export function unreadMembers(sources: Sources): string[] {
  const program = createProgram(sources);
  const checker = program.getTypeChecker();
  const files = [...sources.keys()].flatMap((name) => program.getSourceFile(name) ?? []);
  const tables = new Map<ts.Symbol, Table>();
  for (const file of files) {
    for (const { declaration, literal } of tablesOf(file)) {
      const symbol = checker.getSymbolAtLocation(declaration.name);
      if (symbol) {
        tables.set(symbol, {
          name: declaration.name.getText(),
          literal,
          unread: new Set(memberNames(literal)),
        });
      }
    }
  }
  for (const file of files) markReads(file, checker, tables);
  return [...tables.values()].flatMap(({ name, literal, unread }) => {
    const file = path.relative(process.cwd(), literal.getSourceFile().fileName);
    return [...unread].map((member) => `${file}: ${name}.${member}`);
  });
}

function createProgram(sources: Sources): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => sources.has(name),
    readFile: (name) => sources.get(name),
    getSourceFile: (name, languageVersion) => {
      const text = sources.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion, true);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const name = ownFile(text, from);
        if (name === null || !sources.has(name)) return { resolvedModule: undefined };
        return { resolvedModule: { resolvedFileName: name, extension: path.extname(name) } };
      }),
  };
  return ts.createProgram({ rootNames: [...sources.keys()], options, host });
}

/** `#shared/x.ts` stands for `shared/x.ts` of the project. */
function ownFile(specifier: string, from: string): string | null {
  if (specifier.startsWith('#')) return path.resolve(specifier.slice(1));
  return specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : null;
}

function tablesOf(file: ts.SourceFile) {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap((declaration) => {
      const literal = constantLiteral(declaration.initializer);
      return literal && ts.isIdentifier(declaration.name) ? [{ declaration, literal }] : [];
    });
}

/** The object literal of `{ … } as const`, with or without a `satisfies`. */
function constantLiteral(
  value: ts.Expression | undefined,
  isConst = false,
): ts.ObjectLiteralExpression | null {
  if (value === undefined) return null;
  if (ts.isObjectLiteralExpression(value)) return isConst ? value : null;
  if (ts.isAsExpression(value)) {
    return constantLiteral(value.expression, isConst || ts.isConstTypeReference(value.type));
  }
  if (ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)) {
    return constantLiteral(value.expression, isConst);
  }
  return null;
}

function memberNames(literal: ts.ObjectLiteralExpression): string[] {
  return literal.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name))
      ? [name.text]
      : [],
  );
}

function markReads(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  tables: ReadonlyMap<ts.Symbol, Table>,
): void {
  const names = localNames(file, new Set([...tables.values()].map(({ name }) => name)));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && names.has(node.text)) {
      const table = tableAt(node, checker, tables);
      if (table) markRead(node, table, checker);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** The names that a table may have in this file: its own, and those that an import gives it. */
function localNames(file: ts.SourceFile, names: ReadonlySet<string>): ReadonlySet<string> {
  const renamed = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.flatMap(({ propertyName, name }) =>
      propertyName && names.has(propertyName.text) ? [name.text] : [],
    );
  });
  return new Set([...names, ...renamed]);
}

function tableAt(node: ts.Identifier, checker: ts.TypeChecker, tables: ReadonlyMap<ts.Symbol, Table>) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  if (symbol === undefined) return undefined;
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return tables.get(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
}

function markRead(node: ts.Identifier, { unread }: Table, checker: ts.TypeChecker): void {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.name === node) return;
  const read = membersReadAt(node, parent, checker);
  if (read === 'all') unread.clear();
  else for (const member of read) unread.delete(member);
}

function membersReadAt(
  node: ts.Identifier,
  parent: ts.Node,
  checker: ts.TypeChecker,
): readonly string[] | 'all' {
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return [parent.name.text];
  if (ts.isElementAccessExpression(parent) && parent.expression === node) {
    return literalsOf(checker.getTypeAtLocation(parent.argumentExpression));
  }
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    return boundNames(parent.name);
  }
  return 'all';
}

/** The keys that an index may have, where its type lists them. */
function literalsOf(type: ts.Type): readonly string[] | 'all' {
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [String(part.value)] : [],
  );
  return values.length === parts.length ? values : 'all';
}

function boundNames(pattern: ts.ObjectBindingPattern): readonly string[] | 'all' {
  const names = pattern.elements.map(({ propertyName, name, dotDotDotToken }) => {
    const key = propertyName ?? name;
    return !dotDotDotToken && (ts.isIdentifier(key) || ts.isStringLiteralLike(key)) ? key.text : null;
  });
  return names.every((name) => name !== null) ? names : 'all';
}

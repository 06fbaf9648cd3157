import ts from 'typescript';

export interface FoundStatement {
  line: number;
  sql: string;
}

const LOOKS_LIKE_SQL =
  /^\s*(?:\/\*.*?\*\/\s*)?(?:--.*\n\s*)*(?:SELECT|INSERT\s+INTO|UPDATE|DELETE\s+FROM|WITH|MERGE|CREATE|ALTER|DROP|TRUNCATE|LISTEN|NOTIFY)\s/i;

/** Written in capitals only, because sentences begin with the same words. */
const LOOKS_LIKE_SETTING = /^\s*(?:SET|RESET|PREPARE|DISCARD|DECLARE)\s/;

/** Returns the SQL statements of a source file: every text that begins like one, with named constants inserted. */
export function findStatements(fileName: string, source: string): FoundStatement[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const constants = textConstants(file);
  const found: FoundStatement[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node, constants);
    if (text !== undefined && (LOOKS_LIKE_SQL.test(text) || LOOKS_LIKE_SETTING.test(text))) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, sql: text });
    }
    if (text === undefined || !ts.isBinaryExpression(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Collects the text constants at the top of the file, so that a statement composed from them is read as a whole. */
function textConstants(file: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = initializer && textOf(initializer, constants);
      if (ts.isIdentifier(name) && text !== undefined) constants.set(name.text, text);
    }
  }
  return constants;
}

function textOf(node: ts.Node, constants: Map<string, string>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => placed(expression, constants) + literal.text,
    );
    return node.head.text + parts.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, constants), textOf(node.right, constants)];
    return left === undefined && right === undefined ? undefined : (left ?? ' ? ') + (right ?? ' ? ');
  }
  return undefined;
}

/** Returns a constant's text, or the last word of the inserted expression: `${surveys.storeId}` → `store_id`. */
function placed(expression: ts.Expression, constants: Map<string, string>): string {
  if (ts.isIdentifier(expression)) {
    return constants.get(expression.text) ?? snakeCase(expression.text);
  }
  if (ts.isPropertyAccessExpression(expression)) return snakeCase(expression.name.text);
  return ' ? ';
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

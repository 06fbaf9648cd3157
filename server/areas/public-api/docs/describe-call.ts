import { pathParameters } from '#shared/api/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '../public-contract.ts';

/** The parts of an OpenAPI operation that the page shows. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** One call of the page: where it is, what it takes and what it returns. */
export interface DescribedCall {
  readonly name: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly scope: string;
  readonly operation: Operation;
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

export const inputFields = ({ parameters = [], requestBody }: Operation): Field[] => [
  ...parameters
    .filter((parameter) => parameter.name !== IDEMPOTENCY_HEADER)
    .map(({ name, required, schema, description }) => fieldOf(name, schema, required, description)),
  ...fieldsOf(requestBody?.content['application/json'].schema),
];

/** What `data` holds; null for a file. */
export function outputFields({ responses }: Operation): Field[] | null {
  const reply = responses['200']?.content['application/json']?.schema;
  return reply === undefined ? null : withParts(reply.properties?.['data']);
}

/** The page leaves these to the document: their parts are many. */
const LARGE: readonly string[] = ['definition', 'questions'];

/** The fields, each followed by the fields of its parts. */
function withParts(schema: Schema | undefined): Field[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, each]) => {
    const field = fieldOf(name, each, false);
    if (LARGE.includes(name)) return field;
    const parts = fieldsOf(each.items ?? each);
    const prefix = each.items === undefined ? `${name}.` : `${name}[].`;
    return [field, ...parts.map((part) => ({ ...part, name: prefix + part.name }))];
  });
}

function fieldsOf(schema: Schema | undefined): Field[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).map(([name, each]) => fieldOf(name, each, required.includes(name)));
}

function fieldOf(name: string, schema: Schema, isRequired: boolean, text = schema.description ?? ''): Field {
  return { name, type: typeOf(schema), isRequired, text };
}

function typeOf({ type, items, anyOf, oneOf, enum: values, $ref }: Schema): string {
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (values !== undefined) return values.join(' | ');
  if (items !== undefined) return `${typeOf(items)}[]`;
  const [first, ...more] = anyOf ?? oneOf ?? [];
  if (first === undefined) return typeof type === 'object' ? type.join(' | ') : (type ?? 'any');
  return [...new Set([first, ...more].map(typeOf))].join(' | ');
}

const EXAMPLES: Readonly<Record<string, string>> = {
  surveyId: '$SURVEY',
  responseId: '$RESPONSE',
  meaningId: '$QUESTION',
  version: '1',
};

const BODIES: Readonly<Record<string, string>> = {
  createSurvey:
    '{ "name": "After delivery", "questions": [{ "type": "nps", "text": "How likely are you to recommend us?" }] }',
  saveDraft: '{ "baseRevision": 2, "saveId": "my-change-1", "definition": { … } }',
  publishSurvey: '{ "draftRevision": 2 }',
  changeStatus: '{ "action": "pause" }',
};

export function curlExample({ name, method, path }: DescribedCall, base: string): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => EXAMPLES[parameter] ?? '');
  const body = BODIES[name];
  return [
    method === 'GET' ? `curl "${base}${address}"` : `curl -X ${method} "${base}${address}"`,
    `  -H "Authorization: Bearer $ASKWELL_KEY"`,
    ...(body === undefined ? [] : [`  -H "Content-Type: application/json"`, `  -d '${body}'`]),
  ].join(' \\\n');
}

export function typescriptExample({ name, method, path, operation }: DescribedCall): string {
  const names = pathParameters(path);
  const body = BODIES[name]?.replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'");
  const given = names.map((each) => (each === 'version' ? 'version: 1' : each)).join(', ');
  const isFile = outputFields(operation) === null;
  const options = [
    ...(names.length > 0 ? [`  params: { path: { ${given} } },`] : []),
    ...(body === undefined ? [] : [`  body: ${body},`]),
    ...(isFile ? [`  parseAs: 'stream',`] : []),
  ];
  const call = `askwell.${method}('${path}'`;
  return options.length === 0
    ? `const { data, error } = await ${call});`
    : [`const { data, error } = await ${call}, {`, ...options, '});'].join('\n');
}

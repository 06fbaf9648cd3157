export type LogLine = Record<string, unknown> & { readonly msg: string };

export const parseLog = (text: string): LogLine[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine);

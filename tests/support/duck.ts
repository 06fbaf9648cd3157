import { DuckDBInstance } from '@duckdb/node-api';
import { onTestFinished } from 'vitest';

/** DuckDB in memory, as a warehouse that reads files. */
export async function openDuck() {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  onTestFinished(() => connection.closeSync());
  const query = async (sql: string) =>
    (await connection.runAndReadAll(sql)).getRowObjectsJson() as Record<string, string | number | null>[];
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  return {
    query,
    /** The columns of a Parquet file with their types. */
    async columns(path: string): Promise<Record<string, string>> {
      const rows = await query(
        `DESCRIBE SELECT * FROM read_parquet(${quoted(path)}, hive_partitioning = false)`,
      );
      return Object.fromEntries(
        rows.map(({ column_name: name, column_type: type }) => [String(name), String(type)]),
      );
    },
    /** The rows that only one of the two files has, the CSV read with the types of the Parquet file. */
    async differences(csv: string, parquet: string) {
      const types = Object.entries(await this.columns(parquet)).map(
        ([name, type]) => `${quoted(name)}: ${quoted(type)}`,
      );
      const options = `header = true, quote = '"', escape = '"', hive_partitioning = false, delim = ',', new_line = '\\r\\n', max_line_size = 10000000`;
      const one = `SELECT * FROM read_csv(${quoted(csv)}, ${options}, columns = {${types.join(', ')}})`;
      const other = `SELECT * FROM read_parquet(${quoted(parquet)}, hive_partitioning = false)`;
      return query(`SELECT * FROM ((${one} EXCEPT ALL ${other}) UNION ALL (${other} EXCEPT ALL ${one}))`);
    },
    /** How many rows a file has, and how many different responses. */
    async counts(path: string, format: 'csv' | 'parquet'): Promise<number[]> {
      const read =
        format === 'csv' ? `read_csv(${quoted(path)}, all_varchar = true)` : `read_parquet(${quoted(path)})`;
      const [row] = await query(`SELECT count(*) AS n, count(DISTINCT response_id) AS ids FROM ${read}`);
      return [Number(row?.['n']), Number(row?.['ids'])];
    },
    count: async (parquet: string) =>
      Number((await query(`SELECT count(*) AS n FROM read_parquet(${quoted(parquet)})`))[0]?.['n']),
    rows: (parquet: string) => query(`SELECT * FROM read_parquet(${quoted(parquet)})`),
  };
}

import type { Database } from '#server/kernel/database/database.ts';
import type { Bucket } from './bucket.ts';
import { type ConnectionKey, findFilesAfter, type StoredFile } from './file-repository.ts';
import { MANIFEST, pathOf } from './storage-place.ts';
import { openUpload } from './upload.ts';

interface ManifestFacts {
  readonly through: string;
  readonly timezone: string;
  readonly at: string;
  /** The names of the surveys, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const PAGE = 500;

/** Writes the list of all files, in pages. It is an object of its own, which appears whole. */
export async function writeManifest(
  database: Database,
  bucket: Bucket,
  key: ConnectionKey,
  { through, timezone, at, names }: ManifestFacts,
): Promise<number> {
  const upload = openUpload(bucket, { path: MANIFEST, type: 'application/json' }, null);
  const lead = JSON.stringify({ version: 1, written_at: at, through, store_timezone: timezone });
  let files = 0;
  try {
    await upload.append(Buffer.from(`${lead.slice(0, -1)},"files":[`));
    for (let after: StoredFile | null = null; ;) {
      const page: StoredFile[] = await findFilesAfter(database, key, {
        after,
        isObsolete: false,
        limit: PAGE,
      });
      const lines = page.map((file) => JSON.stringify(lineOf(file, names)));
      const text = lines.map((line, index) => `${files + index === 0 ? '' : ','}\n${line}`).join('');
      await upload.append(Buffer.from(text));
      files += page.length;
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
    await upload.append(Buffer.from('\n]}\n'));
    await upload.finish();
  } catch (error) {
    await upload.abort().catch(() => undefined);
    throw error;
  }
  return files;
}

function lineOf(file: StoredFile, names: ManifestFacts['names']) {
  const { survey, day, format, rows, bytes, checksum, writtenAt } = file;
  return {
    ...{ path: pathOf(file), survey_id: survey, survey_name: names.get(survey) ?? '', date: day, format },
    ...{ rows, bytes, crc32: checksum, written_at: writtenAt },
  };
}

import type { Deps } from '#server/kernel/deps/deps.ts';
import { databaseFiles } from './image-file-repository.ts';
import type { Storages } from './image-files.ts';
import { s3Files } from './s3-files.ts';

export const createStorages = ({ database, config }: Pick<Deps, 'database' | 'config'>): Storages => ({
  database: databaseFiles(database),
  s3: s3Files(config),
});

import { writeClusterImage } from '#server/kernel/database/pglite/cluster-image.ts';

/** Writes the image of a new database. The parent process names the file; this process ends when the parent ends. */
process.on('disconnect', () => process.exit(1));

const [, , path] = process.argv;
if (path === undefined) throw new Error('Say where to: build-database.ts FILE');
await writeClusterImage(path);
process.exit(0);

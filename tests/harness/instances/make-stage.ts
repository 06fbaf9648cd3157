import { configFor, withDatabase } from '#tests/harness/soak/place.ts';
import { buildStage } from '#tests/harness/soak/stage.ts';

/**
 * Migrates the database and creates stores with live surveys, as the version in the current folder does. Prints the
 * stores: `make-stage.ts {address of PostgreSQL} {number of stores}`.
 */
const [url = '', count = '1'] = process.argv.slice(2);
const stores = await withDatabase(url, (database) => buildStage(database, configFor(url), Number(count)));
process.stdout.write(JSON.stringify(stores));

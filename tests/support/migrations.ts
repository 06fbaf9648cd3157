import { fileURLToPath } from 'node:url';

export const MIGRATIONS = fileURLToPath(new URL('../../server/kernel/database/migrations', import.meta.url));

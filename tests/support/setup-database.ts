import { afterAll } from 'vitest';
import { endTestDatabase } from './database.ts';

// Hooks that are registered first run last: the file's own may still use the database.
afterAll(endTestDatabase);

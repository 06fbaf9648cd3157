import { defineConfig } from 'drizzle-kit';

// Paths start at the project's root, where `npm run db:generate` runs.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/kernel/database/schema/*.ts',
  out: './server/kernel/database/migrations',
});

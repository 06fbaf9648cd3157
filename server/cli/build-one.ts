import { createBuilder } from 'vite';

/** Runs one Vite configuration; the process that forked us names it, and we end when it does. */
process.on('disconnect', () => process.exit(1));

const builder = await createBuilder({ configFile: process.argv[2] ?? false, logLevel: 'warn' }, null);
await builder.buildApp();
process.exit(0);

import { createBuilder } from 'vite';

/** Runs one Vite configuration. The parent process names it; this process ends when the parent ends. */
process.on('disconnect', () => process.exit(1));

const builder = await createBuilder({ configFile: process.argv[2] ?? false, logLevel: 'warn' }, null);
await builder.buildApp();
process.exit(0);

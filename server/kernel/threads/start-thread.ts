import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from its source file. In the build, `<name>.js` lies beside the main file. From source, the thread must
 * register the TypeScript loader itself: the main thread's loaders do not apply to it.
 */
export function startThread(source: URL, name: string, settings: WorkerOptions = {}): Worker {
  const options = { ...settings, execArgv: [] };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = new URL('./dist/esm/api/index.mjs', tsx).href;
  const start = `import { register } from ${JSON.stringify(loader)}; register(); await import(${JSON.stringify(source.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), options);
}

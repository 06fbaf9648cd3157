import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin, type Rollup } from 'vite';
import { SCREENS } from '../admin/app/screens.ts';

const EARLY = fileURLToPath(new URL('../admin/early.ts', import.meta.url));
const CALENDAR = fileURLToPath(new URL('../admin/booking-calendar.ts', import.meta.url));

/**
 * Writes routes.json: for each route of the admin, the files that its screen and layout need beyond the page's own.
 * The server preloads them in the page's head, so that they load together with the first script. The file also lists
 * two scripts that are built separately: the one that requests a screen's first data, and the booking calendar.
 */
export function routeFiles(): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const page = chunks.find((chunk) => chunk.isEntry);
      if (!page) throw new Error('The admin has no entry.');
      const withPage = filesOf(page, bundle);
      const filesOfModule = (module: string): string[] => {
        const chunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/web/admin/${module}`)),
        );
        if (!chunk) throw new Error(`No built file has ${module}.`);
        return [...filesOf(chunk, bundle)];
      };
      const routes = SCREENS.filter(({ path }) => path !== '*').map(({ path, screen, layout }) => {
        const modules = [`screens/${screen}-screen.tsx`, `app/layouts/${layout}-layout.tsx`];
        const files = new Set(modules.flatMap(filesOfModule));
        return [path, [...files].filter((file) => !withPage.has(file))] as const;
      });
      const emit = async (name: string, file: string): Promise<string> => {
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
        return this.getFileName(this.emitFile({ type: 'asset', name, source: code }));
      };
      const source = JSON.stringify({
        routes: Object.fromEntries(routes),
        early: await emit('early.js', EARLY),
        bookingCalendar: await emit('booking-calendar.js', CALENDAR),
      });
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}

/** A chunk's file and all files that it imports statically. */
function filesOf(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  files = new Set<string>(),
): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, files);
  }
  return files;
}

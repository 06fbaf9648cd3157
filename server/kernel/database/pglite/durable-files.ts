import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd: number;
}

/** The part of Emscripten's module that is patched below. */
interface NodeFileModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

type Init = NodeFS['init'];

/**
 * PGlite's files on disk, with a real fsync: its own file system has no handler for it and reports success, so
 * that a power cut loses what was acknowledged.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown): void => {
      (module as NodeFileModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

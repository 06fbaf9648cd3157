import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd: number;
}

/** The part of Emscripten's module that this file patches. */
interface NodeFileModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

type Init = NodeFS['init'];

/**
 * PGlite's file system with a real fsync. The original has no fsync handler but reports success, so a power cut
 * would lose committed data.
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

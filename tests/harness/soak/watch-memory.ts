import type { InspectorNotification, NodeWorker } from 'node:inspector';
import { Session } from 'node:inspector/promises';

export interface ThreadMemory {
  /** The JavaScript heap right after a garbage collection. */
  readonly heapUsed: number;
  /** Memory outside the heap, such as buffers. */
  readonly external: number;
}

export interface ProcessMemory {
  readonly rss: number;
  readonly main: ThreadMemory;
  /** All other threads together; the embedded database runs in one. */
  readonly workers: ThreadMemory;
}

const NOW = 'JSON.stringify((({ heapUsed, external }) => ({ heapUsed, external }))(process.memoryUsage()))';

/** Reads the memory of this process and its threads by the inspector, so that the product needs no code for it. */
export async function watchMemory(): Promise<() => Promise<ProcessMemory>> {
  const session = new Session();
  session.connect();
  const workers = await attachToWorkers(session);
  return async () => {
    await session.post('HeapProfiler.collectGarbage');
    await workers.ask('HeapProfiler.collectGarbage');
    const others = await workers.ask('Runtime.evaluate', { expression: NOW });
    const held = others.map(({ result }) => JSON.parse(String(result?.value)) as ThreadMemory);
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, main: { heapUsed, external }, workers: held.reduce(add, { heapUsed: 0, external: 0 }) };
  };
}

const add = (a: ThreadMemory, b: ThreadMemory): ThreadMemory => ({
  heapUsed: a.heapUsed + b.heapUsed,
  external: a.external + b.external,
});

interface Reply {
  readonly result?: { readonly value?: unknown };
}

interface Workers {
  /** Sends the same command to every thread and waits for all replies. */
  ask(method: string, params?: object): Promise<Reply[]>;
}

async function attachToWorkers(session: Session): Promise<Workers> {
  const sessionIds = new Set<string>();
  const waiting = new Map<string, (reply: Reply) => void>();
  let lastId = 0;
  session.on(
    'NodeWorker.attachedToWorker',
    ({ params }: InspectorNotification<NodeWorker.AttachedToWorkerEventDataType>) =>
      sessionIds.add(params.sessionId),
  );
  session.on(
    'NodeWorker.detachedFromWorker',
    ({ params }: InspectorNotification<NodeWorker.DetachedFromWorkerEventDataType>) =>
      sessionIds.delete(params.sessionId),
  );
  session.on(
    'NodeWorker.receivedMessageFromWorker',
    ({ params }: InspectorNotification<NodeWorker.ReceivedMessageFromWorkerEventDataType>) => {
      const { id, result } = JSON.parse(params.message) as { id: number; result: Reply };
      waiting.get(`${params.sessionId} ${id}`)?.(result);
    },
  );
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return {
    ask: (method, params = {}) =>
      Promise.all(
        [...sessionIds].map((sessionId) => {
          lastId += 1;
          const id = lastId;
          const replied = new Promise<Reply>((resolve) => waiting.set(`${sessionId} ${id}`, resolve));
          void session.post('NodeWorker.sendMessageToWorker', {
            sessionId,
            message: JSON.stringify({ id, method, params }),
          });
          return replied.finally(() => waiting.delete(`${sessionId} ${id}`));
        }),
      ),
  };
}

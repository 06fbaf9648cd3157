import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server of somebody else on this machine, for one test. */
export async function answeringServer(answer: RequestListener) {
  const server: Server = createServer((request, response) => {
    response.on('error', () => undefined);
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const BYTE_EVERY_MS = 5;

/** Sends single bytes until the other side hangs up. */
export const trickle: RequestListener = (_request, response) => {
  const timer = setInterval(() => void response.write(' '), BYTE_EVERY_MS);
  response.on('close', () => clearInterval(timer));
};

import type { AddressInfo } from 'node:net';
import express from 'express';

/** A bare Express server that parses the JSON and answers 201 without storing anything. */
const app = express();
app.disable('x-powered-by');
app.use(express.json());
app.put('/api/v1/collect/:publicId/responses/:responseId', (request, response) => {
  const { revision, complete } = request.body as { revision: number; complete: boolean };
  response.status(201).json({ data: { revision, complete } });
});
// The product's keep-alive time. Express's default would close the connections during the product's turn.
const KEEP_ALIVE_MS = 65_000;
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port, publicIds: ['none'] })}\n`);
});
server.keepAliveTimeout = KEEP_ALIVE_MS;

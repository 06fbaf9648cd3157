/** A body has more bytes than its reader accepts. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
  override readonly message = 'The body is longer than its limit.';
}

/** The beginning of a body. A longer body is not read on: its connection is closed. */
export async function readUpTo(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    const fitting = chunk.subarray(0, mostBytes - length);
    chunks.push(fitting);
    length += fitting.length;
    if (fitting.length < chunk.length) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** A whole body; throws `TooLong` as soon as it has more bytes. */
export async function readWhole(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer> {
  const { bytes, isWhole } = await readUpTo(body, mostBytes);
  if (!isWhole) throw new TooLong();
  return bytes;
}

import { UnreadableFile } from './translation-file.ts';

/** Far more than the texts of the longest survey in all languages. */
const LARGEST_BYTES = 10_000_000;

/** Reads a file in the encodings that spreadsheets save: UTF-8, UTF-16 with its mark, and Windows-1252. */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > LARGEST_BYTES) throw new UnreadableFile('The file is larger than 10 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

import { deflateSync, crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { HEIC_PICTURE, LARGEST_UPLOAD_BYTES, UNREADABLE_PICTURE } from '#shared/survey/picture.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, startCollectApp } from '../collect/support.ts';
import { fetchImage, plainPicture, upload } from './support.ts';

let app: CollectApp;
let live: LiveSurvey;
beforeAll(async () => {
  app = await startCollectApp();
  live = await liveSurvey(app);
});

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

const jpeg = () => plainPicture().jpeg().toBuffer();
const png = () => plainPicture().png().toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A PNG of this size whose pixels are these compressed bytes. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const file = await jpeg();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

async function gifThatClaims(width: number, height: number): Promise<Buffer> {
  const file = await plainPicture().gif().toBuffer();
  const frame = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  for (const at of [6, frame + 5]) {
    file.writeUInt16LE(width, at);
    file.writeUInt16LE(height, at + 2);
  }
  return file;
}

const withPrefix = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(200, 65)]);

/** A file, and the status and words of its refusal. */
type Refused = readonly [what: string, file: () => Buffer | Promise<Buffer>, status: number, words: string];

const REFUSED: readonly Refused[] = [
  ['an SVG with a script', () => Buffer.from(SVG), 415, UNREADABLE_PICTURE],
  ['an SVG behind an XML head', () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`), 415, UNREADABLE_PICTURE],
  ['a compressed SVG', () => gzipSync(SVG), 415, UNREADABLE_PICTURE],
  [
    'an SVG that includes a file of the server',
    () => Buffer.from(SVG.replace('<script>', '<image href="file:///etc/passwd"/><script>')),
    415,
    UNREADABLE_PICTURE,
  ],
  ['a page', () => Buffer.from(`<!doctype html>${SCRIPT}`), 415, UNREADABLE_PICTURE],
  ['a PDF', () => withPrefix('%PDF-1.7\n'), 415, UNREADABLE_PICTURE],
  ['a PostScript program', () => withPrefix('%!PS-Adobe-3.0 EPSF-3.0\n'), 415, UNREADABLE_PICTURE],
  [
    'a drawing that names commands',
    () => withPrefix('push graphic-context\nimage over 0,0 0,0 "|id"\n'),
    415,
    UNREADABLE_PICTURE,
  ],
  ['a ZIP', () => withPrefix('PK\x03\x04'), 415, UNREADABLE_PICTURE],
  ['a program', () => withPrefix('\x7fELF\x02\x01\x01'), 415, UNREADABLE_PICTURE],
  ['a TIFF', () => plainPicture().tiff().toBuffer(), 415, UNREADABLE_PICTURE],
  ['a bitmap', () => withPrefix('BM\x40\x00\x00\x00'), 415, UNREADABLE_PICTURE],
  ['a video', () => withPrefix('\x00\x00\x00\x20ftypisom'), 415, UNREADABLE_PICTURE],
  ['a HEIC photo', () => withPrefix('\x00\x00\x00\x18ftypheic'), 415, HEIC_PICTURE],
  [
    'a sound in the container of WebP',
    () => withPrefix('RIFF\x40\x00\x00\x00WAVEfmt '),
    415,
    UNREADABLE_PICTURE,
  ],
  [
    'a JPEG that ends in its middle',
    async () => (await plainPicture('#102030', 900, 900).jpeg().toBuffer()).subarray(0, 700),
    415,
    UNREADABLE_PICTURE,
  ],
  ['a PNG that ends in its middle', async () => (await png()).subarray(0, 70), 415, UNREADABLE_PICTURE],
  [
    'the first bytes of a JPEG before noise',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 0x5a)]),
    415,
    UNREADABLE_PICTURE,
  ],
  ['a PNG whose pixels are damaged', async () => (await png()).fill(0x99, 45, 60), 415, UNREADABLE_PICTURE],
  [
    'a PNG of 30,000 × 30,000 equal pixels in 60 kB',
    () => pngOf(30_000, 30_000, Buffer.alloc(60_000_000)),
    413,
    '30000 × 30000',
  ],
  [
    'a PNG of 8,000 × 8,000 equal pixels',
    () => pngOf(8_000, 8_000, Buffer.alloc(8_000 * 8_001)),
    413,
    '8000 × 8000',
  ],
  [
    'a PNG one pixel high and 100,000 wide',
    () => pngOf(100_000, 1, Buffer.alloc(100_001)),
    413,
    '100000 × 1',
  ],
  ['a JPEG that claims 65,500 × 65,500', () => jpegThatClaims(65_500, 65_500), 413, '65500 × 65500'],
  ['a GIF that claims 65,535 × 65,535', () => gifThatClaims(65_535, 65_535), 413, '65535 × 65535'],
];

describe('a hostile file is refused:', () => {
  it.each(REFUSED)('%s', async (_what, file, status, words) => {
    const reply = await upload(app, live, await file());
    expect([reply.status, (reply.body as { error: { message: string } }).error.message]).toEqual([
      status,
      expect.stringContaining(words),
    ]);
  });

  it.each([
    ['an empty file', '', 400],
    ['what is not base64', '<svg onload=alert(1)>', 400],
    ['a file above the limit', 'A'.repeat(Math.ceil(LARGEST_UPLOAD_BYTES / 3) * 4 + 4), 400],
    ['a body far above the limit', 'A'.repeat(20_000_000), 413],
  ])('%s', async (_what, content, status) => {
    expect((await upload(app, live, content)).status).toBe(status);
  });

  it('and leaves nothing behind', async () => {
    const rows = await app.deps.database.query(`SELECT image_id FROM images WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(rows).toEqual([]);
  });
});

/** Latitude 52.5 north, in the file's EXIF block. */
const withPlace = () =>
  plainPicture('#206040')
    .jpeg()
    .withExif({ IFD0: { Copyright: SCRIPT }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .toBuffer();

async function jpegWithComment(): Promise<Buffer> {
  const file = await jpeg();
  const text = Buffer.from(`${SCRIPT}<?php system($_GET["c"]); ?>`);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, text, file.subarray(2)]);
}

/** The first bytes are an assignment in JavaScript, the last ones its value. */
async function gifThatIsAScript(): Promise<Buffer> {
  const file = await plainPicture().gif().toBuffer();
  const body = file.subarray(0, -1);
  const text = Buffer.from('*/=1;alert(1)//', 'latin1');
  return Buffer.concat([body, Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0, 0x3b])]);
}

const frames = (background: string) => plainPicture(background).png().toBuffer();
const animated = async () =>
  sharp([await frames('#ff0000'), await frames('#0000ff')], { join: { animated: true } });

const DISARMED: readonly (readonly [what: string, file: () => Promise<Buffer>])[] = [
  ['a photo that says where it was taken', withPlace],
  ['a JPEG with a page and a program in its comment', jpegWithComment],
  [
    'a JPEG with a ZIP behind its end',
    async () => Buffer.concat([await jpeg(), withPrefix('PK\x03\x04alert(1)')]),
  ],
  ['a PNG with a page behind its end', async () => Buffer.concat([await png(), Buffer.from(SCRIPT)])],
  [
    'a PNG with a script in a text block',
    async () => {
      const file = await png();
      const text = pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`));
      return Buffer.concat([file.subarray(0, 33), text, file.subarray(33)]);
    },
  ],
  ['a GIF that is a script too', gifThatIsAScript],
  [
    'a WebP with a page in its XMP',
    () =>
      plainPicture().webp().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`).toBuffer(),
  ],
  ['an animated GIF', async () => (await animated()).gif().toBuffer()],
  ['an animated WebP', async () => (await animated()).webp().toBuffer()],
  ['a JPEG in printers’ colours', () => plainPicture().toColourspace('cmyk').jpeg().toBuffer()],
];

describe('a file with more than a picture is drawn anew, and nothing else of it is served:', () => {
  it.each(DISARMED)('%s', async (_what, file) => {
    const original = await file();
    const reply = await upload(app, live, original);
    expect([reply.status, reply.body]).toEqual([200, { data: expect.any(Object) as object }]);
    const { data } = reply.body as { data: { address: string; width: number; height: number } };
    const { body } = await fetchImage(app, data);
    const served = body as Buffer;
    const facts = await sharp(served).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: data.width, height: data.height, space: 'srgb' });
    expect([facts.pages, facts.exif, facts.xmp, facts.icc, facts.iptc]).toEqual(Array(5).fill(undefined));
    const text = served.toString('latin1');
    expect(['<script', 'alert(', '<?php', 'PK\x03\x04', 'GPS'].filter((part) => text.includes(part))).toEqual(
      [],
    );
  });

  it('the original of the photo with a place does have one', async () => {
    const { exif } = await sharp(await withPlace()).metadata();
    expect(exif?.includes('alert(document.domain)')).toBe(true);
  });

  it('a photo that lies on its side is stood upright', async () => {
    const file = await plainPicture('#402060', 80, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(app, live, file);
    expect((body as { data: object }).data).toMatchObject({ width: 30, height: 80 });
  });
});

import type makeSharp from 'sharp';

/** Decoders of the accepted formats; all others are switched off. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'];

let loading: Promise<typeof makeSharp> | undefined;

/** Loaded with the first picture: it brings a native library that most processes never need. */
export function loadSharp(): Promise<typeof makeSharp> {
  loading ??= load().catch((error: unknown) => {
    // The next picture tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<typeof makeSharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

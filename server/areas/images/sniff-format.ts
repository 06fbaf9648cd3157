/** The formats that a picture may arrive in, by the names that sharp gives them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The format by the file's first bytes; a file's name and type say nothing. Null for everything else. */
export function sniffFormat(file: Buffer): PictureFormat | 'heic' | null {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return start.slice(4, 8) === 'ftyp' ? sniffBrand(start.slice(8)) : null;
}

function sniffBrand(brand: string): 'avif' | 'heic' | null {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : null;
}

/** 0.72, 1.7, 12, 1,234 or 1/131,000: small ratios say more as a fraction. */
export function formatRatio(ratio: number): string {
  if (ratio > 0 && ratio < 0.02) return `1/${grouped(Number((1 / ratio).toPrecision(2)))}`;
  return `${formatNumber(Number(ratio.toPrecision(2)))}×`;
}

/** Three digits, with thousands separated. */
export function formatAmount(value: number, unit: string): string {
  const [shown, name] = scaled(value, unit);
  const digits = formatNumber(Number(shown.toPrecision(3)));
  return name === '' || name.startsWith('/') ? `${digits}${name}` : `${digits}\u00A0${name}`;
}

function scaled(value: number, unit: string): [number, string] {
  if (unit === 'ms' && value > 0 && value < 0.1) return [value * 1_000, 'µs'];
  if (unit === 'ms' && value >= 10_000) return [value / 1_000, 's'];
  return [value, unit];
}

export function formatNumber(value: number): string {
  return Math.abs(value) >= 1_000 ? grouped(value) : String(value);
}

function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

export function formatDate(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

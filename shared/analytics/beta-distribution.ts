// The beta distribution: its share below a value, and the value with a given share below it.

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function by Lanczos' approximation (g = 7), for positive values. */
function logGamma(value: number): number {
  if (value < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * value)) - logGamma(1 - value);
  const x = value - 1;
  const sum = LANCZOS.reduce(
    (total, coefficient, at) => (at === 0 ? coefficient : total + coefficient / (x + at)),
    0,
  );
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** The regularised incomplete beta function, by its continued fraction (Lentz's method). */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b));
  // The fraction converges quickly on this side of the mean only.
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b;
}

const MOST_TERMS = 1_000;
const PRECISION = 1e-14;
/** Replaces a denominator of zero. */
const TINY = 1e-300;

function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a - 1 + 2 * m) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 1 + 2 * m));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return result;
}

const notZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** The value with the share `p` below it, by Newton's method inside a shrinking bracket. */
export function betaQuantile(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  let x = a / (a + b);
  const scale = logBeta(a, b);
  for (let step = 0; step < 100 && high - low > 1e-12; step += 1) {
    const beyond = betaCdf(x, a, b) - p;
    if (beyond > 0) high = x;
    else low = x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - scale);
    const next = x - beyond / density;
    const isInside = next > low && next < high;
    const before = x;
    x = isInside ? next : (low + high) / 2;
    if (isInside && Math.abs(x - before) < 1e-12) break;
  }
  return x;
}

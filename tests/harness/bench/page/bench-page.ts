import { wasLoaded, type Run } from '../history.ts';
import { historyChart, isLogScale, sizeChart } from './charts.ts';
import { EXPLANATIONS } from './explanations.ts';
import { escapeHtml, formatAmount, formatDate, formatNumber, formatRatio } from './format.ts';
import type { Verdict } from './goal.ts';
import { latestResults, ratioOf, type BenchView, type FigureView, type Point } from './results.ts';
import { STYLE } from './style.ts';

/** A bench's first figures are drawn at once, the others in a section to open. */
const SHOWN_FIGURES = 6;

/** The whole history as one page that needs no other file. */
export function benchPage(runs: readonly Run[]): string {
  const benches = latestResults(runs);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Askwell, measured</title>
<style>${STYLE}</style>
<header>
<h1>Askwell, measured</h1>
<p class="lead">How fast Askwell is, a survey app for online stores, and what it costs. A figure in milliseconds says little about another machine, so nearly every figure is measured beside a reference in the same run. The ratio between the two comes first.</p>
${warning(runs)}
</header>
<main>
${benches.length === 0 ? NOTHING_YET : `${missedGoals(benches)}${summary(benches)}${HOW_TO_READ}${lastRun(runs)}${contents(benches)}${parts(benches)}`}
</main>
<footer><p>Measure everything again with <code>npm run bench</code>: it takes hours, on a machine that does nothing else. Each run adds a line to <code>tests/harness/bench/history.jsonl</code>; <code>npm run bench -- --draw</code> only draws this page.</p></footer>
</html>
`;
}

const HOW_TO_READ = `<section aria-labelledby="reading"><h2 id="reading">How to read a ratio</h2>
<p>A ratio is Askwell’s figure divided by the reference’s. <b>0.5×</b> in milliseconds means half the time, which is better; <b>0.5×</b> in requests a second means half as many, which is worse. A better ratio is green, a worse one red, and each figure says which direction is better. A figure without a reference is shown as it was measured.</p>
<p>Each bench is measured at several sizes. The ratio is that of the largest size; a chart shows all sizes, and a second one all recorded runs.</p></section>`;

const NOTHING_YET = '<p>No run has been recorded yet.</p>';

function lastRun(runs: readonly Run[]): string {
  const run = runs.at(-1);
  if (run === undefined) return '';
  const facts = {
    'Last run': formatDate(run.date),
    Machine: `${run.cores} × ${run.processor}`,
    Node: run.node,
    Commit: run.commit,
    'Load before and after': `${run.load.begin} and ${run.load.end} on ${run.cores} cores`,
    'Runs recorded': String(runs.length),
  };
  const rows = Object.entries(facts).map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<section aria-labelledby="last-run"><h2 id="last-run">The last run</h2><dl class="facts">${rows.join('')}</dl></section>`;
}

function warning(runs: readonly Run[]): string {
  const run = runs.at(-1);
  return run !== undefined && wasLoaded(run)
    ? '<p class="warning">Other work ran on the machine during the last run. Its times are longer than on a quiet machine; read the ratios only, and those with care.</p>'
    : '';
}

/** What a reader should know first. */
function missedGoals(benches: readonly BenchView[]): string {
  const missed = benches.flatMap((bench) =>
    bench.figures.filter(({ verdict }) => verdict === 'missed').map((figure) => ({ bench, figure })),
  );
  const list =
    missed.length === 0
      ? '<p>Nothing that was measured misses its goal.</p>'
      : `<ul class="missed-list">${missed.map(missedLine).join('')}</ul>`;
  return `<section aria-labelledby="missed"><h2 id="missed">What is missed</h2>${list}</section>`;
}

function summary(benches: readonly BenchView[]): string {
  const all = benches.flatMap((bench) => bench.figures.map((figure) => ({ bench, figure })));
  const withGoal = all.filter(({ figure }) => hasGoal(figure));
  const of = (verdict: Verdict) => withGoal.filter(({ figure }) => figure.verdict === verdict);
  const [met, missed, open] = [of('met').length, of('missed').length, of(null).length];
  const busy = withGoal.filter(({ bench }) => bench.isLoaded).length;
  const counted = [
    `<li><b>${met}</b> met</li>`,
    `<li><b>${missed}</b> missed</li>`,
    ...(open > 0 ? [`<li><b>${open}</b> not judged</li>`] : []),
  ];
  return `<section aria-labelledby="goals"><h2 id="goals">Goals</h2>
<p>A goal is met if every size of the bench meets it.${busy === 0 ? '' : ` ${busy} of the ${withGoal.length} ${busy === 1 ? 'was' : 'were'} only measured beside other work.`}</p>
<ul class="counts">${counted.join('\n')}</ul>
<div class="bar" aria-hidden="true">${bar('met', met)}${bar('missed', missed)}${bar('open', open)}</div>
</section>`;
}

const bar = (name: string, count: number) =>
  count === 0 ? '' : `<i class="${name}" style="flex:${count}"></i>`;

const hasGoal = ({ points }: FigureView) => points.some(({ goal }) => goal !== '');

function missedLine({ bench, figure }: { bench: BenchView; figure: FigureView }): string {
  const missed = figure.points.filter(({ verdict }) => verdict === 'missed');
  const values = missed.map(
    (point) => `${valueOf(point, figure.unit)} at ${formatNumber(point.size)} ${escapeHtml(bench.sizeUnit)}`,
  );
  const last = missed.at(-1);
  const first = last === undefined ? '' : judgedValue(last, figure.unit);
  return `<li><b class="ratio missed">${first}</b><span><a href="#${bench.id}">${escapeHtml(bench.title)}</a>: ${escapeHtml(figure.name)}. Goal: ${escapeHtml(goalWords(missed[0]))}. Measured: ${values.join('; ')}.${bench.isLoaded ? ' <span class="pill">beside other work</span>' : ''}</span></li>`;
}

/** The ratio if the goal speaks of one. Beside a goal in kilobytes a good ratio would look like the fault. */
function judgedValue(point: Point, unit: string): string {
  const ratio = /\b(?:ratio|times|reference|more)\b/.test(point.goal) ? ratioOf(point) : null;
  return ratio === null ? formatAmount(point.product, unit) : formatRatio(ratio);
}

function valueOf(point: Point, unit: string): string {
  const ratio = ratioOf(point);
  const amount = formatAmount(point.product, unit);
  return ratio === null ? amount : `${amount}, ${formatRatio(ratio)} the reference`;
}

const goalWords = (point: Point | undefined) => (point?.goal ?? '').replace(/: (?:met|MISSED)\b/, '');

function contents(benches: readonly BenchView[]): string {
  const lines = benches.map((bench) => {
    const missed = bench.figures.filter(({ verdict }) => verdict === 'missed').length;
    const mark = missed > 0 ? ` <span class="pill missed">${missed} missed</span>` : '';
    return `<li><a href="#${bench.id}">${escapeHtml(bench.title)}</a>${mark}</li>`;
  });
  return `<section aria-labelledby="contents"><h2 id="contents">Benches</h2><nav aria-labelledby="contents"><ul>${lines.join('')}</ul></nav>
<ul class="legend"><li>${key('<circle class="product" cx="12" cy="5" r="4"/>')}Askwell</li><li>${key('<rect class="reference" x="9" y="2" width="6" height="6"/>')}the reference</li><li>${key('<circle class="loaded" cx="12" cy="5" r="4"/>')}a run beside other work</li></ul>
<p class="note">Each bench shows its last run on a quiet machine, or its last run if there was none. A run counts as one beside other work if the load average was above half the cores before it, or above 2.5 times the cores after it. No line leads through such a run.</p></section>`;
}

const key = (mark: string) => `<svg viewBox="0 0 24 10" aria-hidden="true">${mark}</svg>`;

function parts(benches: readonly BenchView[]): string {
  const files = [...new Set(benches.map(({ file }) => file))];
  return files
    .map((file) =>
      part(
        file,
        benches.filter((bench) => bench.file === file),
      ),
    )
    .join('');
}

function part(file: string, benches: readonly BenchView[]): string {
  const { name, about, fair } = EXPLANATIONS[file] ?? { name: file, about: '', fair: '' };
  return `<section aria-labelledby="${escapeHtml(file)}"><h2 id="${escapeHtml(file)}">${escapeHtml(name)}</h2>
<p>${escapeHtml(about)}</p>
${benches.map(benchBlock).join('')}
<h3>How it is compared</h3><p>${escapeHtml(fair)}</p>
<p>Measure it again: <code>npm run bench -- ${escapeHtml(file)}</code></p></section>`;
}

function benchBlock(bench: BenchView): string {
  const { id, title, reference, run, isLoaded, figures } = bench;
  const cards = figures.map((figure) => card(figure, bench));
  const rest = cards.slice(SHOWN_FIGURES);
  return `<article aria-labelledby="${id}"><h3 id="${id}">${escapeHtml(title)}</h3>
<p class="note">Reference: ${escapeHtml(reference)}. Measured on ${formatDate(run.date)} at commit ${escapeHtml(run.commit)}, load ${run.load.begin} before and ${run.load.end} after. ${isLoaded ? '<span class="pill">beside other work</span>' : ''}</p>
<div class="cards${cards.length === 1 ? ' one' : ''}">${cards.slice(0, SHOWN_FIGURES).join('')}</div>
${rest.length === 0 ? '' : `<details><summary>${rest.length} more ${rest.length === 1 ? 'figure' : 'figures'}</summary><div class="cards">${rest.join('')}</div></details>`}
<details><summary>All figures in a table</summary>${table(bench)}</details></article>`;
}

function card(figure: FigureView, { sizeUnit }: BenchView): string {
  const { name, points, unit, verdict, history } = figure;
  const last = points.at(-1);
  if (last === undefined) return '';
  const ratio = ratioOf(last);
  const size = `at ${formatNumber(last.size)} ${escapeHtml(sizeUnit)}`;
  const beside =
    ratio === null || last.reference === null
      ? size
      : `the reference, ${size}: ${formatAmount(last.product, unit)} beside ${formatAmount(last.reference, unit)}`;
  const values = points.flatMap(({ product, reference }) =>
    reference === null ? [product] : [product, reference],
  );
  const runs = history.length === 1 ? 'One run so far' : `${history.length} runs`;
  return `<div class="card"><div><h4>${escapeHtml(name)}</h4>
<p class="ratio ${quality(figure, ratio)}">${ratio === null ? formatAmount(last.product, unit) : formatRatio(ratio)}</p>
<p>${beside}.${comparison(figure, ratio)}</p>
<p class="goal">${goalLine(points, verdict)}</p></div>
<figure>${sizeChart(figure, sizeUnit)}<figcaption>By ${escapeHtml(sizeUnit)}${isLogScale(values) ? ', logarithmic scale' : ''}</figcaption></figure>
<figure>${historyChart(figure)}<figcaption>${runs}: ${ratio === null ? 'the value' : 'the ratio'} ${size}</figcaption></figure></div>`;
}

/** About equal ratios are neither better nor worse. */
const SAME = 0.03;

function quality({ lessIsBetter }: FigureView, ratio: number | null): '' | 'better' | 'worse' {
  if (ratio === null || lessIsBetter === null || Math.abs(ratio - 1) <= SAME) return '';
  return ratio < 1 === lessIsBetter ? 'better' : 'worse';
}

function comparison(figure: FigureView, ratio: number | null): string {
  const { lessIsBetter } = figure;
  if (lessIsBetter === null) return '';
  const direction = lessIsBetter ? 'Less is better' : 'More is better';
  if (ratio === null) return ` ${direction}.`;
  const better = quality(figure, ratio);
  return better === '' ? ` ${direction}; this is about the same.` : ` ${direction}, so this is ${better}.`;
}

function goalLine(points: readonly Point[], verdict: Verdict): string {
  const withGoal = points.filter(({ goal }) => goal !== '');
  const told = withGoal.find((point) => point.verdict === verdict) ?? withGoal[0];
  if (told === undefined) return '<span class="pill">no goal</span>';
  const pill = { met: 'met', missed: 'missed' } as const;
  const mark =
    verdict === null
      ? '<span class="pill">not judged</span>'
      : `<span class="pill ${verdict}">${pill[verdict]}</span>`;
  return `Goal: ${escapeHtml(goalWords(told))} ${mark}`;
}

function table({ title, sizeUnit, figures }: BenchView): string {
  const rows = figures.flatMap(({ name, unit, points }) =>
    points.map((point) => {
      const ratio = ratioOf(point);
      return `<tr><th scope="row" class="word">${escapeHtml(name)}</th><td>${formatNumber(point.size)}</td><td>${ratio === null ? '–' : formatRatio(ratio)}</td><td>${formatAmount(point.product, unit)}</td><td>${point.reference === null ? '–' : formatAmount(point.reference, unit)}</td><td class="word">${escapeHtml(goalWords(point))}</td><td class="word">${point.verdict ?? '–'}</td></tr>`;
    }),
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(`Figures: ${title}`)}"><table><thead><tr><th scope="col" class="word">figure</th><th scope="col">${escapeHtml(sizeUnit)}</th><th scope="col">ratio</th><th scope="col">Askwell</th><th scope="col">reference</th><th scope="col" class="word">goal</th><th scope="col" class="word">verdict</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

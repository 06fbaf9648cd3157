import { countStructure, readSources } from '#tests/lint/structure.ts';

/**
 * `npm run structure` prints what `tests/lint/structure.ts` counts. `-- cycles` lists what the figures whose names contain
 * this word count.
 */
const wanted = process.argv.slice(2).join(' ');
const { found, folders } = countStructure(readSources());
for (const [name, all] of Object.entries(found)) {
  if (wanted === '') console.log(`${String(all.length).padStart(7)}  ${name}`);
  else if (name.includes(wanted)) console.log([`${all.length} ${name}`, ...all].join('\n  '));
}
if (wanted === '') {
  console.log('\n  lines  files  folder');
  for (const [folder, { files, lines }] of folders)
    console.log(`${String(lines).padStart(7)}${String(files).padStart(7)}  ${folder}`);
}

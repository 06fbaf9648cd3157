import { folderCheck, folderPlan } from './check-folder.ts';
import { HELP, readCheckRequest } from './check-request.ts';
import { ROOT } from './command.ts';
import { printTotal, runPlan, runSteps, startRun } from './run-steps.ts';
import { repeatOnChange } from './watch.ts';

const request = readCheckRequest(process.argv.slice(2), {
  root: ROOT,
  isTerminal: process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'],
});

switch (request.kind) {
  case 'help':
    process.stdout.write(HELP);
    break;
  case 'mistake':
    process.stderr.write(request.sentence);
    process.exitCode = 1;
    break;
  case 'folder':
    await checkFolder(request.folder, request.isWatched);
}

async function checkFolder(folder: string, isWatched: boolean): Promise<void> {
  const check = folderCheck(folder);
  if (!isWatched) return runSteps(folderPlan(check));
  const run = startRun({ exitCode: 0 });
  await repeatOnChange(check.folders, async () => {
    printTotal(await runPlan(run, folderPlan(folderCheck(folder))));
    process.stdout.write(`Waiting for changes in ${check.folders.join(' and ')}. Press Ctrl+C to stop.\n`);
  });
}

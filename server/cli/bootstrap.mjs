/**
 * The first step of every command in package.json. Plain JavaScript, because it runs before anything is installed:
 * it checks the Node version, installs missing dependencies, then starts the TypeScript entry that it was given.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, accessSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED_NODE = [20, 19];
const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = join(root, 'node_modules', '.cache', 'installed');

refuseOldNode();
installWhatIsMissing();
await handOver();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  stop(`Askwell needs Node ${NEEDED_NODE.join('.')} or newer, and this is Node ${process.versions.node}.`);
}

/**
 * The installed dependencies match the lock file if the stamp of the last install still matches. What runs and builds
 * the product needs a third of them; commands of `tests` need all. What was installed once, also by hand, is not taken
 * away.
 */
function installWhatIsMissing() {
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const extent = hasTools() ? 'all' : 'product';
  const wanted = extent === 'all' || process.argv[2]?.startsWith('tests/') === true ? 'all' : 'product';
  if (installed === fingerprint() && extent === wanted) return;
  refuseUnwritableFolder();
  const fresh = !existsSync(join(root, 'node_modules', '.package-lock.json'));
  say(fresh ? 'Installing dependencies (once, about a minute) …' : 'Bringing dependencies up to date …');
  runNpm([
    fresh ? 'ci' : 'install',
    wanted === 'all' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ]);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint());
}

function hasTools() {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(join(root, 'node_modules', name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex');
}

function refuseUnwritableFolder() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(`Dependencies have to be installed, but this folder can't be written to: ${root}`);
  }
}

/** @param {string[]} parameters */
function runNpm(parameters) {
  // npm sets `npm_execpath` when it started this process. npm's output must not reach stdout.
  const npm = process.env['npm_execpath'];
  const command = npm?.endsWith('.js') ? process.execPath : 'npm';
  const result = spawnSync(command, npm?.endsWith('.js') ? [npm, ...parameters] : parameters, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (result.status === 0) return;
  if (result.error) stop('Dependencies have to be installed, but npm was not found.');
  stop('Dependencies could not be installed; npm says why above. It needs to reach the package registry.');
}

async function handOver() {
  const entry = process.argv[2];
  if (!entry) return;
  process.argv.splice(1, 2, resolve(root, entry));
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(resolve(root, entry)).href);
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  say(sentence);
  process.exit(1);
}

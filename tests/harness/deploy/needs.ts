import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The programs that the check calls, and the Debian package of each that may be missing. */
const PROGRAMS: Readonly<Record<string, string>> = {
  debootstrap: 'debootstrap',
  ip: 'iproute2',
  openssl: 'openssl',
  setpriv: 'util-linux',
  unshare: 'util-linux',
};
const INSTALL_LIMIT_MS = 180_000;

/** The reason why images cannot be built on this machine, or null. Installs missing programs where it can. */
export function whatIsMissing(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root';
  const missing = missingPrograms();
  if (missing.length > 0 && !install(missing)) return `${missing.join(' and ')} cannot be installed here`;
  if (!succeeds('unshare', ['--net', '--mount', '--pid', '--fork', 'ip', 'link', 'set', 'lo', 'up'])) {
    return 'namespaces cannot be made here';
  }
  return null;
}

const missingPrograms = () =>
  Object.keys(PROGRAMS)
    .filter((name) => !succeeds('sh', ['-c', `command -v ${name}`]))
    .map((name) => PROGRAMS[name] ?? name);

function install(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const wanted = ['install', '-y', '--no-install-recommends', ...packages];
  return (
    succeeds('apt-get', wanted) || (succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', wanted))
  );
}

function succeeds(program: string, parameters: readonly string[]): boolean {
  return spawnSync(program, parameters, { stdio: 'ignore', timeout: INSTALL_LIMIT_MS }).status === 0;
}

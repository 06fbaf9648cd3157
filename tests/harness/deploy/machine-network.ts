import { execFileSync } from 'node:child_process';
import type { BuildOptions } from './build-image.ts';
import type { Mount } from './run-in-root.ts';

/** How a build step reaches the package registry: by the name server, the certificates and npm's settings of here. */
export function machineNetwork(): BuildOptions['network'] {
  const env: Record<string, string> = { npm_config_registry: npmSetting('registry') };
  const mounts: Mount[] = ['/etc/resolv.conf', '/etc/hosts'].map((path) => ({ source: path, path }));
  const certificates = npmSetting('cafile');
  if (certificates.startsWith('/')) {
    env['npm_config_cafile'] = '/etc/machine-certificates.pem';
    mounts.push({ source: certificates, path: '/etc/machine-certificates.pem' });
  }
  return { env, mounts };
}

export const npmSetting = (name: string): string =>
  execFileSync('npm', ['config', 'get', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

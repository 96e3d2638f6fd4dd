import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Path of LibreOffice on this machine, or undefined. */
export const libreOfficePath = () =>
  [
    '/usr/bin/soffice',
    '/opt/homebrew/bin/soffice',
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  ].find(existsSync);

/** Installs Debian's package of LibreOffice's spreadsheets where it is missing and apt-get may be used. */
export function ensureLibreOffice() {
  if (libreOfficePath() || process.platform !== 'linux') return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('LibreOffice is missing: installing it');
  const apt = (...args) =>
    spawnSync('apt-get', ['-y', '-qq', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--no-install-recommends', 'libreoffice-calc-nogui');
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium on this machine, or undefined when Playwright's own is to be used. */
export const chromiumPath = () => candidates.find((path) => path && existsSync(path));

/**
 * Sees to it that a Chromium is there: Debian's package where apt-get may be used, else Playwright's own build.
 * @throws when neither can be had
 */
export function ensureChromium() {
  if (chromiumPath()) return;
  console.log('Chromium is missing: installing it');
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
      {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
    if (chromiumPath()) return;
  }
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'playwright-core', 'install', '--with-deps', 'chromium'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('No Chromium could be installed: set CHROMIUM_PATH to one.');
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const first = (paths) => paths.find((path) => path && existsSync(path));

/** Path of a whole Chromium on this machine, or undefined when Playwright's own is to be used. */
export const chromiumPath = () =>
  first([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/**
 * Path of Chromium without a window's interface, which spares a fifth of the processor's time; else the whole one.
 * It has no push.
 */
export const headlessShellPath = () =>
  process.env.CHROMIUM_PATH
    ? chromiumPath()
    : (first(['/usr/bin/chromium-headless-shell']) ?? chromiumPath());

const bothFromDebian = () =>
  existsSync('/usr/bin/chromium') && existsSync('/usr/bin/chromium-headless-shell');

/**
 * Sees to it that a Chromium is there: Debian's packages where apt-get may be used, else Playwright's own build.
 * @throws when neither can be had
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || bothFromDebian()) return;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Chromium is missing: installing it');
    const install = (...packages) =>
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    install('chromium', 'fonts-dejavu-core');
    install('chromium-headless-shell');
  }
  if (chromiumPath()) return;
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'playwright-core', 'install', '--with-deps', 'chromium'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('No Chromium could be installed: set CHROMIUM_PATH to one.');
}

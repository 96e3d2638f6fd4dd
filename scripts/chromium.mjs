import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const first = (paths) => paths.find((path) => path && existsSync(path));

/** Path of a full Chromium on this machine, or undefined to use Playwright's own. */
export const chromiumPath = () =>
  first([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/**
 * Path of headless Chromium, which saves a fifth of the processor time; otherwise the full one. It has no push
 * support.
 */
export const headlessShellPath = () =>
  process.env.CHROMIUM_PATH
    ? chromiumPath()
    : (first(['/usr/bin/chromium-headless-shell']) ?? chromiumPath());

const hasDebianPackages = () =>
  existsSync('/usr/bin/chromium') && existsSync('/usr/bin/chromium-headless-shell');

/**
 * Makes sure that a Chromium is installed: Debian's packages where apt-get may be used, otherwise Playwright's own
 * build.
 * @throws when neither is available
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || hasDebianPackages()) return;
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

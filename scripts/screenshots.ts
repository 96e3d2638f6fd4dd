import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#domain/language.ts';
import { desk, phone, type App } from '#tests/support/browser/app.ts';
import { startLookApp } from '#tests/support/scenes/lookApp.ts';
import { findScreen } from '#tests/support/scenes/screens.ts';
import { shootScreens, themes, viewports, visitAs, type Size } from '#tests/support/scenes/shoot.ts';
import { loadTexts } from '#tests/support/browser/texts.ts';

const usage = `npm run screenshots -- [folder] [--only=part of a name] [--language=uz-Latn] [--sizes=all] [--theme=dark] [--overview]
Pictures of every built screen on a phone and a desktop, in both themes and all languages. --sizes names others of
${Object.keys(viewports).join(', ')}, separated by commas. --overview makes docs/images/overview.png alone.`;

const words = process.argv.slice(2);
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const overviewFile = fileURLToPath(new URL('../docs/images/overview.png', import.meta.url));
const largest = 300_000;

if (words.includes('--help')) {
  console.log(usage);
} else {
  const app = await startLookApp();
  try {
    await (words.includes('--overview') ? shootOverview(app) : shootAll(app));
  } finally {
    await app.close();
  }
}

async function shootAll(running: App): Promise<void> {
  const folder =
    words.find((word) => !word.startsWith('--')) ?? mkdtempSync(path.join(tmpdir(), 'davomat-screens-'));
  const language = option('language');
  const shot = await shootScreens(running, {
    folder,
    languages: languages.filter((one) => language === undefined || one === language),
    sizes: sizesAsked(option('sizes')),
    themes: themes.filter((one) => one === (option('theme') ?? one)),
    only: option('only'),
  });
  console.log(`${shot} pictures in ${folder}`);
}

function sizesAsked(names = '390x844,1440x900'): Size[] {
  const known = Object.keys(viewports) as Size[];
  return names === 'all' ? known : known.filter((size) => names.split(',').includes(size));
}

/** A phone beside a desktop, for the README. */
async function shootOverview(running: App): Promise<void> {
  const say = await loadTexts('uz-Latn');
  const shootScreen = async (name: string, viewport: typeof phone) => {
    const screen = findScreen(name);
    const visit = await visitAs(running, screen.who, { language: 'uz-Latn', viewport });
    await screen.open({ app: running, page: visit.page, say });
    const picture = await visit.page.screenshot({ animations: 'disabled' });
    await visit.close();
    return `data:image/png;base64,${picture.toString('base64')}`;
  };
  const [overview, home] = [await shootScreen('overview', desk), await shootScreen('home', phone)];
  const page = await running.browser.newPage({ viewport: { width: 1560, height: 776 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: #e4edeb; height: 100vh; display: flex; justify-content: center; align-items: center; gap: 32px }
    img { height: 704px; box-shadow: 0 8px 28px #0f2b2726; border: 1px solid #0f2b271f }
    .desk { border-radius: 12px }
    .phone { border-radius: 28px }
  </style><img class="phone" src="${home}"><img class="desk" src="${overview}">`);
  await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())));
  await page.screenshot({ path: overviewFile });
  await page.close();
  const { size } = statSync(overviewFile);
  console.log(`${overviewFile}: ${Math.round(size / 1000)} kB`);
  if (size > largest) throw new Error('the overview is too heavy');
}

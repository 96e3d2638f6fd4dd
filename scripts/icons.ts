import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '#tests/support/browser/chromium.ts';

/** The app's icons, drawn from its mark: `npx tsx scripts/icons.ts`. */
const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
const mark = readFileSync(fileURLToPath(new URL('../public/mark.svg', import.meta.url)), 'utf8');
/**
 * One colour on transparency with the tick cut out: Android's status bar draws the small icon by its opacity alone.
 */
const badge = mark
  .replace(
    '<g fill="#12a594">',
    '<mask id="tick"><rect width="48" height="48" fill="#fff"/>TICK</mask><g fill="#fff" mask="url(#tick)">',
  )
  .replace('TICK', (/<path[^>]*>/.exec(mark)?.[0] ?? '').replace('#fff', '#000'))
  .replace(/<\/g>\s*<path[^>]*>/, '</g>');

interface Icon {
  file: string;
  size: number;
  drawing?: string;
  /** Share of the icon that the drawing takes; a maskable one may be cropped to a circle of 80 %. */
  share: number;
  ground?: string;
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'maskable-512.png', size: 512, share: 0.72, ground: '#f9f9fb' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, ground: '#f9f9fb' },
  { file: 'badge-96.png', size: 96, share: 1, drawing: badge },
];

const browser = await launchChromium();
const page = await browser.newPage();
mkdirSync(folder, { recursive: true });
for (const { file, size, share, ground = 'transparent', drawing = mark } of icons) {
  const box = Math.round(size * share);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;background:${ground}}body{display:grid;place-items:center;height:${size}px}
svg{width:${box}px;height:${box}px}</style>${drawing}`,
  );
  writeFileSync(`${folder}${file}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();

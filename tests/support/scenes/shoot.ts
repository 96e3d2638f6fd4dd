import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#domain/language.ts';
import { desk, phone, type App, type Visit, type VisitOptions } from '../browser/app.ts';
import { builtScreens } from './screens.ts';
import { phoneOf, type Who } from './scenes.ts';
import { loadTexts } from '../browser/texts.ts';

/** The sizes that screens are looked at in, by name. */
export const viewports = {
  '390x844': phone,
  '768x1024': { width: 768, height: 1024 },
  '1440x900': desk,
  '1920x1080': { width: 1920, height: 1080 },
} as const;
export type Size = keyof typeof viewports;

export const themes = ['light', 'dark'] as const;
export type ShotTheme = (typeof themes)[number];

export interface ShootOptions {
  folder: string;
  languages: readonly Language[];
  sizes: readonly Size[];
  themes: readonly ShotTheme[];
  /** Part of a screen's name; without it, all screens. */
  only?: string | undefined;
}

/**
 * Takes screenshots of every screen, `<folder>/<language>/<size>/<screen>.<theme>.png`; returns how many. One visit
 * for each person, size and language; all themes of what is on the screen.
 */
export async function shootScreens(
  app: App,
  { folder, languages, sizes, themes: looks, only = '' }: ShootOptions,
): Promise<number> {
  const chosen = builtScreens.filter(({ name }) => name.includes(only));
  const people = [...new Set(chosen.map(({ who }) => who))];
  let shot = 0;
  for (const language of languages) {
    const say = await loadTexts(language);
    for (const size of sizes) {
      const place = path.join(folder, language, size);
      mkdirSync(place, { recursive: true });
      for (const who of people) {
        const visit = await visitAs(app, who, { language, viewport: viewports[size] });
        for (const screen of chosen.filter((one) => one.who === who)) {
          await screen.open({ app, page: visit.page, say });
          shot += await shootThemes(visit, path.join(place, screen.name), looks);
          await screen.undo?.(app);
        }
        await visit.close();
      }
    }
  }
  return shot;
}

/** A browser with that person signed in. */
export async function visitAs(
  app: App,
  who: Who,
  options: Pick<VisitOptions, 'language' | 'viewport'>,
): Promise<Visit> {
  if (who === 'stranger') return app.visit(options);
  return app.visit({ ...options, session: await app.server.signIn(phoneOf[who]) });
}

async function shootThemes({ page }: Visit, name: string, looks: readonly ShotTheme[]): Promise<number> {
  for (const theme of looks) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html.${theme}`).waitFor();
    await page.screenshot({ path: `${name}.${theme}.png`, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return looks.length;
}

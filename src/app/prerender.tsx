import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages } from '#domain/language.ts';
import { setLanguage, startLanguage } from '../i18n/i18n.ts';
import { InsideRouter } from './App.tsx';
import { firstAreas } from './firstAreas.ts';

/** Prints the HTML of the sign-in screen in each language, as a visitor meets it (scripts/vite/prerenderedSignIn.ts). */
const forms: Record<string, string> = {};
await startLanguage(firstAreas);
for (const language of languages) {
  await setLanguage(language);
  forms[language] = renderToString(
    <StaticRouter location="/auth/login">
      <InsideRouter />
    </StaticRouter>,
  );
}
// The app's actors would keep the process running.
process.stdout.write(JSON.stringify(forms), () => process.exit());

import { expect, test } from 'vitest';
import { startLookApp } from '#tests/support/lookApp.ts';
import { screenNamed } from '#tests/support/screens.ts';
import { visitAs } from '#tests/support/shoot.ts';
import { loadTexts } from '#tests/support/texts.ts';

test('the sheet of a printed gate is one page of A4', async () => {
  const [app, say] = await Promise.all([startLookApp(), loadTexts('ru')]);
  try {
    const screen = screenNamed('gate-print');
    const { page } = await visitAs(app, screen.who, {
      language: 'ru',
      viewport: { width: 1440, height: 900 },
    });
    await screen.open({ app, page, say });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  } finally {
    await app.close();
  }
});

import { bankAnswer, forgetRegister, payByRegister } from './bankRegister.ts';
import { at, button, inTurn, type BuiltScreen } from './scenes.ts';

/** Where an employer sees the company's money, and an employee their own. */
export const moneyScreens: readonly BuiltScreen[] = [
  { name: 'payments', who: 'employer', open: at('/payments') },
  { name: 'transactions', who: 'employer', open: at('/transactions') },
  {
    name: 'registers',
    who: 'employer',
    open: inTurn(({ app }) => payByRegister(app), at('/payments/registers')),
    undo: forgetRegister,
  },
  {
    name: 'register',
    who: 'employer',
    open: async (scene) => at(`/payments?register=${await payByRegister(scene.app)}`)(scene),
    undo: forgetRegister,
  },
  {
    name: 'bank-answer',
    who: 'employer',
    open: async (scene) => {
      const { app, page, say } = scene;
      await at(`/payments?register=${await payByRegister(app)}`)(scene);
      await button(page, say('registers', 'result.choose')).waitFor();
      const buffer = Buffer.from(await bankAnswer(app));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer });
      await page.getByText(say('registers', 'result.says.unmatched'), { exact: true }).waitFor();
    },
    undo: forgetRegister,
  },
  { name: 'my-payments', who: 'employee', open: at('/payments') },
  { name: 'my-transactions', who: 'employee', open: at('/transactions') },
  {
    name: 'ledger',
    who: 'employer',
    open: inTurn(at('/ledger'), async ({ page, say }) => {
      await button(page, say('ledger', 'proof')).click();
      await button(page, say('ledger', 'again')).waitFor();
    }),
  },
];

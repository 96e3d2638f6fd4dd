import { forgetRegister, payByRegister } from './bankRegister.ts';
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

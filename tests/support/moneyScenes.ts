import { at, button, inTurn, type BuiltScreen } from './scenes.ts';

/** Where an employer sees the company's money. */
export const moneyScreens: readonly BuiltScreen[] = [
  { name: 'payments', who: 'employer', open: at('/payments') },
  {
    name: 'ledger',
    who: 'employer',
    open: inTurn(at('/ledger'), async ({ page, say }) => {
      await button(page, say('ledger', 'proof')).click();
      await button(page, say('ledger', 'again')).waitFor();
    }),
  },
];

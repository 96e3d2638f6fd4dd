/** What became of the money that was asked for, in one file to load: the screens are tabs of one another. */
export { default as LedgerScreen } from './money/LedgerScreen.tsx';
export { default as PaymentsScreen } from './money/PaymentsScreen.tsx';
export { default as RegistersScreen } from './money/RegistersScreen.tsx';
export { default as TransactionsScreen } from './money/TransactionsScreen.tsx';

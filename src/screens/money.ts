/** What became of the money that was asked for, in one file to load: the screens are tabs of one another. */
export { default as LedgerScreen } from './payments/LedgerScreen.tsx';
export { default as PaymentsScreen } from './payments/PaymentsScreen.tsx';
export { default as RegistersScreen } from './payments/RegistersScreen.tsx';
export { default as TransactionsScreen } from './payments/TransactionsScreen.tsx';

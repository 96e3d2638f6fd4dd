/** `npm run test:long`: all repeats, where `npm test` makes do with few. */
export const isLong = Boolean(process.env.DAVOMAT_LONG);

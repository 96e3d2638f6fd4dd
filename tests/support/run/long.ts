/** `npm run test:long`: all repetitions, of which `npm test` runs a few. */
export const isLong = Boolean(process.env.DAVOMAT_LONG);

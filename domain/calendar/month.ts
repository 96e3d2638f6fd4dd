import type { CompanyMonth } from './date.ts';

/** True for a month of this century written `YYYY-MM`. */
export const isCompanyMonth = (text: string): text is CompanyMonth => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

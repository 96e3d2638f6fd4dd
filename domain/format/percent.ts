import { formatNumber } from './number.ts';

/** `94,2%`; the same in all three languages. */
export const formatPercent = (value: number): string => `${formatNumber(value)}%`;

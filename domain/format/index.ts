export { formatDate, formatMonth, formatWeekday, formatWeekdayShort, type DateStyle } from './date.ts';
export { formatCardNumber, formatPhone, maskCard, maskPhone, shortCard } from './identifiers.ts';
export { formatInstant } from './instant.ts';
export { formatMoney, formatMoneyExact, formatMoneyInFull, moneyParts, moneyUnit } from './money.ts';
export { formatNumber } from './number.ts';
export { formatPartOfSalary } from './partOfSalary.ts';
export { formatPercent } from './percent.ts';
export { formatDuration, formatHours, formatTime } from './time.ts';

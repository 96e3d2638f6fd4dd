/** Areas of the pages that the navigation leads to, in one file to load. */
export { default as attendance } from '../time/attendance.ts';
export { default as calendar } from '../time/calendar.ts';
export { default as cards } from '../money/cards.ts';
export { default as home } from '../home/home.ts';
export { default as lists } from '../shared/lists.ts';
export { default as notifications } from '../notifications/notifications.ts';
export { default as overview } from '../insight/overview.ts';
export { default as payments } from '../money/payments.ts';
export { default as shell } from '../shared/shell.ts';

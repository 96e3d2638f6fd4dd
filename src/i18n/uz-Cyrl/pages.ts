/** Areas of the pages that the navigation leads to, in one file to load. */
export { default as attendance } from './attendance.ts';
export { default as calendar } from './calendar.ts';
export { default as cards } from './cards.ts';
export { default as home } from './home.ts';
export { default as lists } from './lists.ts';
export { default as notifications } from './notifications.ts';
export { default as overview } from './overview.ts';
export { default as payments } from './payments.ts';
export { default as shell } from './shell.ts';

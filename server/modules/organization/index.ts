/** Companies: settings, calendar, employers and gates. Other modules use only what this file exports. */
export { organizationHandlers } from './routes.ts';
export { settingsOf, shiftsOf } from './settings.ts';
export { gateSecretOf, judgeGateCode, slotCode, type GateVerdict, type ShownCode } from './shownCodes.ts';
export { selectEmployers as employersOf } from './sql/employers.ts';
export { selectGateTitle as gateTitleOf } from './sql/gates.ts';

/** Every screen of the area, in one file to load: people go from one to the next. */
export { default as AbsenceKindsScreen } from './organization/AbsenceKindsScreen.tsx';
export { default as CalendarScreen } from './organization/CalendarScreen.tsx';
export { default as ColleaguesScreen } from './organization/ColleaguesScreen.tsx';
export { default as CompanyDetailsScreen } from './organization/CompanyDetailsScreen.tsx';
export { default as GatePrintScreen } from './organization/GatePrintScreen.tsx';
export { default as GatesScreen } from './organization/GatesScreen.tsx';
export { default as GuidedStartScreen } from './organization/GuidedStartScreen.tsx';
export { default as PayRulesScreen } from './organization/PayRulesScreen.tsx';
export { default as PayoutsScreen } from './organization/PayoutsScreen.tsx';
export { default as ScheduleScreen } from './organization/ScheduleScreen.tsx';
export { default as SchedulesScreen } from './organization/SchedulesScreen.tsx';
export { default as UnitsScreen } from './organization/UnitsScreen.tsx';
export { default as WorkRulesScreen } from './organization/WorkRulesScreen.tsx';

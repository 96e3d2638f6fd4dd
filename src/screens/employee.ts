/** The pages of an employee's navigation, loaded together (src/app/routes.tsx). */
export { default as AttendanceCheckScreen } from './time/AttendanceCheckScreen.tsx';
export { default as MyMonth } from './time/month/MyMonth.tsx';
export { default as EmployeeHome } from './home/EmployeeHome.tsx';

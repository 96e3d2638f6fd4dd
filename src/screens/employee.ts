/** The pages of an employee's navigation, loaded together (src/app/routes.tsx). */
export { default as AttendanceCheckScreen } from './attendance/AttendanceCheckScreen.tsx';
export { default as MyMonth } from './attendance/month/MyMonth.tsx';
export { default as EmployeeHome } from './home/EmployeeHome.tsx';

/** Areas of the pages about employees, in one file to load. */
export { default as employeeList } from '../employees/employeeList.ts';
export { default as employeeRecord } from '../employees/employeeRecord.ts';
export { default as employees } from '../employees/employees.ts';
export { default as upload } from '../employees/upload.ts';

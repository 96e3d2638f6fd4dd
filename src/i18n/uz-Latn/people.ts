/** Areas of the pages about employees, in one file to load. */
export { default as employeeList } from './employeeList.ts';
export { default as employeeRecord } from './employeeRecord.ts';
export { default as employees } from './employees.ts';
export { default as upload } from './upload.ts';

/** The employer's first page; its chunk is asked for ahead under this name (scripts/vite/filesAhead.ts). */
export { default as EmployerOverview } from './home/overview/EmployerOverview.tsx';

import { lazy } from 'react';
import { useRole } from '#src/session/job.ts';

const EmployeeHome = lazy(() => import('./EmployeeHome.tsx'));
const EmployerOverview = lazy(() => import('./EmployerOverview.tsx'));

export default function HomeScreen() {
  return useRole() === 'employer' ? <EmployerOverview /> : <EmployeeHome />;
}

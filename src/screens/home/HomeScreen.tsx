import { lastRole } from '#src/runtime/device.ts';
import { lazily } from '#src/runtime/lazily.ts';
import { useRole } from '#src/session/job.ts';

const ofEmployee = lazily(async () => ({ default: (await import('../employee.ts')).EmployeeHome }));
const ofEmployer = lazily(async () => ({ default: (await import('../employer.ts')).EmployerOverview }));

if (location.pathname === '/home')
  void (lastRole() === 'employer' ? ofEmployer : ofEmployee).start().catch(() => undefined);

export default function HomeScreen() {
  return useRole() === 'employer' ? <ofEmployer.Screen /> : <ofEmployee.Screen />;
}

import { Navigate, useLocation } from 'react-router-dom';
import type * as company from '../screens/company.ts';
import type * as moneyScreens from '../screens/money.ts';
import { lazily, type Module } from '../runtime/lazily.ts';
import { useColleagueRole, useLeftRole, useRole, type ColleagueRole, type Role } from '../session/job.ts';
import AttendancesScreen from '../screens/time/AttendancesScreen.tsx';
import HomeScreen from '../screens/home/HomeScreen.tsx';
import NotFoundScreen from '../screens/NotFoundScreen.tsx';
import { pagePaths, type PagePath } from './pagePaths.ts';
import { employerPlaces, pages } from './pages.ts';

/** Loaded with this file, or with others: on a slow phone each file costs 150 ms and more. */
const together: Record<string, () => Promise<Module>> = {
  'home/HomeScreen': () => Promise.resolve({ default: HomeScreen }),
  'time/AttendancesScreen': () => Promise.resolve({ default: AttendancesScreen }),
  'time/AttendanceCheckScreen': async () => ({
    default: (await import('../screens/employee.ts')).AttendanceCheckScreen,
  }),
};
const others = import.meta.glob<Module>([
  '../screens/*/*Screen.tsx',
  '!../screens/{home/Home,time/Attendances,time/AttendanceCheck,time/Gate}Screen.tsx',
  '!../screens/{auth,organization}/*',
  '!../screens/money/{Ledger,Payments,Registers,Request,Requests,Transactions}Screen.tsx',
]);
const money = /^money\/(Ledger|Payments|Registers|Transactions)/;

/** src/screens/company.ts and money.ts export their screens by their names. */
function loadOf(screen: string): Promise<Module> {
  const [area, name] = screen.split('/') as [string, string];
  if (area === 'organization')
    return import('../screens/company.ts').then((all) => ({ default: all[name as keyof typeof company] }));
  if (money.test(screen))
    return import('../screens/money.ts').then((all) => ({ default: all[name as keyof typeof moneyScreens] }));
  const load = together[screen] ?? others[`../screens/${screen}.tsx`];
  if (!load) throw new Error(`there is no screen ${screen}`);
  return load();
}

/** One component for all paths of a screen: it stays when the path changes among them. */
const byName = new Map(
  Object.values(pages).map(({ screen }) => [screen, lazily(() => loadOf(screen))] as const),
);
const screens = new Map(pagePaths.map((path) => [path, byName.get(pages[path].screen)]));

/** Loads the code of the page at this path before it is rendered. */
export const startPage = (path: PagePath) => screens.get(path)?.start();

function mayOpen(path: PagePath, own: Role | undefined, colleague: ColleagueRole | null): boolean {
  const { role, also } = pages[path];
  if (role === undefined && also === undefined) return true;
  const isTheirs = own === 'employee' || colleague === 'owner' || also?.some((one) => one === colleague);
  return isTheirs === true && (role === undefined || role === own);
}

/** Someone who switches to a job of the other role, here or in another tab, may be on a page of the former role. */
export default function Page({ path }: { path: PagePath }) {
  const { role } = pages[path];
  const { pathname, hash } = useLocation();
  const own = useRole();
  const colleague = useColleagueRole();
  const left = useLeftRole();
  const Screen = screens.get(path)?.Screen ?? NotFoundScreen;
  const isLed = own === 'employer' && left !== 'employee';
  const place = isLed && employerPlaces[pathname + hash]?.find((one) => mayOpen(one, own, colleague));
  if (place) return <Navigate to={place} replace />;
  if (mayOpen(path, own, colleague)) return <Screen />;
  if (own === undefined) return null;
  return left === role ? <Navigate to="/home" replace /> : <NotFoundScreen />;
}

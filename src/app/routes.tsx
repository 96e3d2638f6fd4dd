import { lazy, type ComponentType } from 'react';
import { useSelector } from '@xstate/react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { redirects } from '#domain/routes.ts';
import { StartupGate } from './StartupGate.tsx';
import { outcomeOf, startup } from '../session/startup.ts';
import { useLeftRole, useRole, type Role } from '../session/job.ts';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { screenRoutes, type LayoutName, type ScreenRoute } from './routeTable.ts';
import { Waiting } from './shell.tsx';

type Module = { default: ComponentType };

/** Sign-in is the first screen of a new visitor and is part of the entry; every other screen is its own chunk. */
const first = import.meta.glob<Module>('../screens/auth/LoginScreen.tsx', { eager: true });
const others = import.meta.glob<Module>(['../screens/*/*Screen.tsx', '!../screens/auth/LoginScreen.tsx']);

/** Styles that the first screen does not need are loaded with whatever is opened next. */
const later = (load: () => Promise<Module>) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), import('../styles/later.ts')]);
    return module;
  });

const NotFound = later(() => import('../screens/NotFoundScreen.tsx'));
const MainLayout = later(() => import('./layouts/MainLayout.tsx'));

function screenOf({ screen }: ScreenRoute): ComponentType {
  const file = `../screens/${screen}.tsx`;
  const load = others[file];
  return first[file]?.default ?? (load ? later(load) : NotFound);
}

/** Someone who switches to a job of the other role, here or in another tab, may be on a page of the former role. */
function ForRole({ role, screen: Screen }: { role: Role; screen: ComponentType }) {
  const own = useRole();
  const left = useLeftRole();
  if (own === undefined) return null;
  if (own === role) return <Screen />;
  return left === role ? <Navigate to="/home" replace /> : <NotFound />;
}

/** An unknown path asks nothing of the account, but whoever is signed in keeps the navigation. */
function VisitorFrame() {
  const outcome = useSelector(startup, outcomeOf);
  return outcome === 'stay' ? <MainLayout /> : <Outlet />;
}

const routesIn = (layout: LayoutName) =>
  screenRoutes
    .filter((route) => route.layout === layout)
    .map((route) => {
      const Screen = screenOf(route);
      const element = route.role ? <ForRole role={route.role} screen={Screen} /> : <Screen />;
      return <Route key={route.path} path={route.path} element={element} />;
    });

const all = (
  <>
    {redirects.map(({ from, to }) => (
      <Route key={from} path={from} element={<Navigate to={to} replace />} />
    ))}
    <Route element={<StartupGate />}>
      <Route element={<AuthLayout />}>{routesIn('auth')}</Route>
      <Route element={<MainLayout />}>{routesIn('main')}</Route>
      {routesIn('bare')}
    </Route>
    <Route element={<VisitorFrame />}>
      <Route path="*" element={<NotFound />} />
    </Route>
  </>
);

export function AppRoutes() {
  return (
    <Waiting>
      <Routes>{all}</Routes>
    </Waiting>
  );
}

import type { ComponentType } from 'react';
import { useSelector } from '@xstate/react';
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { redirects } from '#domain/routes.ts';
import { ensureArea, currentLanguage } from '../i18n/i18n.ts';
import { lazily, type Module } from '../runtime/lazily.ts';
import { StartupGate } from './StartupGate.tsx';
import { hasToken } from '../session/localTokens.ts';
import { outcomeOf, startup } from '../session/startup.ts';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { frontRoutes, type FrontRoute } from './frontRoutes.ts';
import { pagePaths } from './pagePaths.ts';
import { Waiting } from './shell.tsx';

/** Sign-in is the first screen of a new visitor and is part of the entry; every other screen is its own chunk. */
const first = import.meta.glob<Module>('../screens/auth/LoginScreen.tsx', { eager: true });
const others = import.meta.glob<Module>([
  '../screens/auth/*Screen.tsx',
  '!../screens/auth/LoginScreen.tsx',
  '../screens/account/{SidesCheck,ProfileCreation}Screen.tsx',
  '../screens/time/GateScreen.tsx',
]);
const signedIn = () => import('./signedIn.ts');

/** Styles that the first screen does not need are loaded with whatever is opened next. */
const lazilyStyled = (load: () => Promise<Module>) =>
  lazily(async () => {
    const [module] = await Promise.all([load(), import('../styles/later.ts')]);
    return module;
  });

const { Screen: NotFound } = lazilyStyled(() => import('../screens/NotFoundScreen.tsx'));
const mainLayout = lazilyStyled(async () => ({ default: (await signedIn()).MainLayout }));
const MainLayout = mainLayout.Screen;

const { Screen: Page } = lazily(async () => ({ default: (await signedIn()).Page }));

function frontScreen({ screen }: FrontRoute): ComponentType {
  const file = `../screens/${screen}.tsx`;
  const load = others[file];
  return first[file]?.default ?? (load ? lazilyStyled(load).Screen : NotFound);
}

/**
 * For a person who signed in before: loads code and texts of the page in the address while startup still asks who it
 * is. A failure is ignored here: it occurs again, and is reported, when the page is shown.
 */
export function startAhead(): void {
  const { pathname } = location;
  const target = redirects.find(({ from }) => from === pathname)?.to ?? pathname;
  const path = pagePaths.find((one) => matchPath(one, target));
  if (!hasToken() || !path) return;
  const areas = ['shell', 'home', 'payments', 'notifications', 'attendance', 'calendar'] as const;
  const loading = [
    mainLayout.start(),
    signedIn().then(({ startPage }) => startPage(path)),
    ...areas.map((area) => ensureArea(currentLanguage(), area)),
  ];
  for (const one of loading) if (one instanceof Promise) one.catch(() => undefined);
}

/** An unknown path asks nothing of the account, but whoever is signed in keeps the navigation. */
function VisitorFrame() {
  const outcome = useSelector(startup, outcomeOf);
  return outcome === 'stay' ? <MainLayout /> : <Outlet />;
}

const frontRoutesIn = (layout: FrontRoute['layout']) =>
  frontRoutes
    .filter((route) => route.layout === layout)
    .map((route) => {
      const Screen = frontScreen(route);
      return <Route key={route.path} path={route.path} element={<Screen />} />;
    });

const all = (
  <>
    {redirects.map(({ from, to }) => (
      <Route key={from} path={from} element={<Navigate to={to} replace />} />
    ))}
    <Route element={<StartupGate />}>
      <Route element={<AuthLayout />}>{frontRoutesIn('auth')}</Route>
      <Route element={<MainLayout />}>
        {pagePaths.map((path) => (
          <Route key={path} path={path} element={<Page path={path} />} />
        ))}
      </Route>
      {frontRoutesIn('bare')}
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

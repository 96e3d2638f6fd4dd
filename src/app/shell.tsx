import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Awaited } from '../components/feedback/Awaited.tsx';
import { BusyWord } from '../components/feedback/BusyWord.tsx';
import { Skeleton, SkeletonList } from '../components/feedback/Skeleton.tsx';
import { ErrorBoundary } from './shellError.tsx';

/** Placeholder for a screen whose code or texts are loading, at the size of a screen. */
function ScreenSkeleton() {
  return (
    <main id="main" className="screen" data-machine="none" data-state="loading" aria-busy="true">
      <Skeleton width="45%" height={35} />
      <BusyWord />
      <SkeletonList rows={4} />
    </main>
  );
}

export const Waiting = ({ children }: { children: ReactNode }) => (
  <Awaited fallback={<ScreenSkeleton />}>{children}</Awaited>
);

/** The screen inside a layout: an error in one screen leaves the navigation working. */
export function ScreenPlace() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Waiting>
        <Outlet />
      </Waiting>
    </ErrorBoundary>
  );
}

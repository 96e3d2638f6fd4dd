import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes.tsx';
import { ErrorBoundary } from './shellError.tsx';
import { toasts } from '../runtime/toasts.ts';

const Toasts = lazy(() => import('./shellToasts.tsx'));

export function App() {
  const anyToast = useSelector(toasts, (snapshot) => snapshot.hasTag('shown'));
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
        {anyToast && (
          <Suspense>
            <Toasts />
          </Suspense>
        )}
      </BrowserRouter>
    </ErrorBoundary>
  );
}

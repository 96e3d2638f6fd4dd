import { useSelector } from '@xstate/react';
import { BrowserRouter } from 'react-router-dom';
import { Awaited } from '../components/feedback/Awaited.tsx';
import { lazily } from '../runtime/lazily.ts';
import { AppRoutes } from './routes.tsx';
import { ErrorBoundary } from './shellError.tsx';
import { toasts } from '../runtime/toasts.ts';

const { Screen: Toasts } = lazily(() => import('./shellToasts.tsx'));

export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <InsideRouter />
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** The app without its router: the build renders the sign-in screen with another one (prerender.tsx). */
export function InsideRouter() {
  const anyToast = useSelector(toasts, (snapshot) => snapshot.hasTag('shown'));
  return (
    <>
      <AppRoutes />
      {anyToast && (
        <Awaited>
          <Toasts />
        </Awaited>
      )}
    </>
  );
}

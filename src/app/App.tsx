import { useSelector } from '@xstate/react';
import { BrowserRouter } from 'react-router-dom';
import { Awaited } from '../components/feedback/Awaited.tsx';
import { lazily } from '../runtime/lazily.ts';
import { AppRoutes } from './routes.tsx';
import { ErrorBoundary } from './shellError.tsx';
import { toasts } from '../runtime/toasts.ts';

const { Screen: Toasts } = lazily(() => import('./shellToasts.tsx'));

export function App() {
  const anyToast = useSelector(toasts, (snapshot) => snapshot.hasTag('shown'));
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
        {anyToast && (
          <Awaited>
            <Toasts />
          </Awaited>
        )}
      </BrowserRouter>
    </ErrorBoundary>
  );
}

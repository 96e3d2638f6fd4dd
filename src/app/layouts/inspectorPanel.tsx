import { lazy, Suspense } from 'react';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';

const LivePanel = lazy(() => {
  openInspector();
  return import('#src/components/inspector/LivePanel.tsx');
});

/** The chart of the machine behind the screen; actors are watched from the first time it is opened. */
export function InspectorPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Suspense>
      <LivePanel onClose={onClose} />
    </Suspense>
  );
}

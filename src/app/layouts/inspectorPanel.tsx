import { lazy, Suspense, useEffect, useState } from 'react';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';

const LivePanel = lazy(() => import('#src/components/inspector/LivePanel.tsx'));

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `?` shows and hides the chart of the machine behind the screen. */
export function InspectorPanel() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      openInspector();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('keydown', pressed);
    };
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <LivePanel
        onClose={() => {
          setOpen(false);
        }}
      />
    </Suspense>
  );
}

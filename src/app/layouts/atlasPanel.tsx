import { lazy, Suspense, useEffect, useState } from 'react';
import { askForAtlas } from '../atlas.ts';

const LivePanel = lazy(() => import('../../components/atlas/LivePanel.tsx'));

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** `?` shows the chart of the machine behind the screen, and hides it again. */
export function AtlasPanel() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      askForAtlas();
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

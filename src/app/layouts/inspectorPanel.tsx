import { lazy, Suspense, useEffect, useState } from 'react';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';

const LivePanel = lazy(() => import('#src/components/inspector/LivePanel.tsx'));

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Escape closes an open dialog or menu first. */
const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** `?` shows the chart of the machine behind the screen and hides it again; Escape hides it too. */
export function InspectorPanel() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) setOpen(false);
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

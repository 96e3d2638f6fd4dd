import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { openInspector } from '#src/runtime/inspectorSwitch.ts';
import { lazily } from '#src/runtime/lazily.ts';

const { Screen: LivePanel } = lazily(() => {
  openInspector();
  return import('#src/components/inspector/LivePanel.tsx');
});

/** The chart of the machine behind the screen; actors are watched from the first time it is opened. */
export function InspectorPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Awaited>
      <LivePanel onClose={onClose} />
    </Awaited>
  );
}

import type { Import } from '#machines/flows/employees/importRun/importRunMachine.ts';
import { StatusBadge, type Tone } from '#src/components/feedback/StatusBadge.tsx';
import { useText } from '#src/i18n/useText.ts';

const tones: Record<Import['state'], Tone> = {
  staging: 'gray',
  ready: 'amber',
  committing: 'amber',
  stopped: 'gray',
  committed: 'green',
  undoing: 'amber',
  undone: 'gray',
  failed: 'red',
  archived: 'gray',
};

export function StateBadge({ state }: { state: Import['state'] }) {
  const t = useText('upload');
  return <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />;
}

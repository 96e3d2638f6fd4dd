import { Grid } from '@radix-ui/themes';
import { useSyncExternalStore, type ReactNode } from 'react';
import { isWide, onWidth } from '#src/actors/shared/watchWidth.ts';
import { usePanelPart } from './part.ts';

/** The page has room for a second column; a record in a panel has none. */
export function useRoom(): boolean {
  const wide = useSyncExternalStore(onWidth, isWide);
  return usePanelPart() === null && wide;
}

/** Two columns where there is room, otherwise one below the other. */
export function Columns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  const gap = { gap: 'var(--screen-gap)' };
  return (
    <Grid columns={useRoom() ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)'} align="start" style={gap}>
      <div className="stack" style={gap}>
        {children}
      </div>
      {beside && (
        <div className="stack" style={gap}>
          {beside}
        </div>
      )}
    </Grid>
  );
}

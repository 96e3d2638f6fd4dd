import { createActor } from 'xstate';
import { demoClockMachine } from '#machines/flows/development/demoClock/demoClockMachine.ts';
import { moveClock, readClock } from '#src/actors/development/demoClock.ts';
import { setPageDate } from '#src/actors/development/pageDate.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = demoClockMachine.provide({
  actors: { readClock, moveClock },
  actions: {
    setPageDate: (_, time) => setPageDate(time),
    reloadPage: () => {
      location.reload();
    },
  },
});

/** Starts the app at the time of the demo's server, below a bar that moves it; without them when they cannot be had. */
export async function startDemo(start: () => void): Promise<void> {
  const clock = createActor(machine, { inspect }).start();
  await new Promise<void>((resolve) => {
    clock.subscribe((snapshot) => {
      if (!snapshot.matches('reading')) resolve();
    });
  });
  // Imported only after the date is set, because its modules read the date when they load.
  await import('./DemoBar.tsx').then(({ showBar }) => showBar(clock)).catch(() => undefined);
  start();
}

export type DemoClock = ReturnType<typeof createActor<typeof machine>>;

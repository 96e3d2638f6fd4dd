import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { cellOf, timesheetMachine } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { loadTimesheet } from '#src/actors/time/timesheet.ts';
import { useListAddress } from '#src/components/list/listLocation.ts';
import { useAddressSync } from '#src/components/list/useAddressSync.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { addressOf, placeOf } from './sheetAddress.ts';

const machine = timesheetMachine.provide({ actors: { loadRows: loadTimesheet } });

/** The sheet with its month, filters and current cell in the address, so that Back, reload and shared links show the same. */
export function useSheet() {
  const { path, address, write } = useListAddress();
  const navigate = useNavigate();
  const place = placeOf(address);
  const actor = useActorRef(machine, { input: place, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { month, choice, at, wanted } = context;
  const isMoved = wanted !== null || at.row > 0 || at.column > 0;
  const asked = addressOf(month, choice, isMoved ? cellOf(context) : null);
  const written = useAddressSync({
    asked,
    shown: addressOf(place.month, place.choice, place.cell),
    held: snapshot.hasTag('busy') || snapshot.hasTag('moving'),
    write,
    onMoved: () => actor.send({ type: 'address.changed', place }),
  });

  useEmitted(actor, {
    dayOpened: ({ employeeId, date }) => {
      void (async () => {
        written.current = asked;
        await navigate(`${path}?${asked}`, { replace: true });
        await navigate(`/employees/${employeeId}/attendance?date=${date}`);
      })();
    },
  });
  return { actor, snapshot };
}

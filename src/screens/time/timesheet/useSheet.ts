import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { cellOf, timesheetMachine } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { loadTimesheet } from '#src/actors/time/timesheet.ts';
import { useListAddress } from '#src/components/list/listLocation.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { addressOf, placeOf } from './sheetAddress.ts';

const machine = timesheetMachine.provide({ actors: { loadRows: loadTimesheet } });

/** The sheet with its month, filters and current cell in the address, so that Back, reload and shared links show the same. */
export function useSheet() {
  const { path, address, write } = useListAddress();
  const navigate = useNavigate();
  const actor = useActorRef(machine, { input: placeOf(address), inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { month, choice, at, wanted } = context;
  const isMoved = wanted !== null || at.row > 0 || at.column > 0;
  const asked = addressOf(month, choice, isMoved ? cellOf(context) : null);
  const held = snapshot.hasTag('busy') || snapshot.hasTag('moving');
  const place = placeOf(address);
  const shown = addressOf(place.month, place.choice, place.cell);
  const written = useRef(shown);

  useEffect(() => {
    if (held || asked === written.current) return;
    written.current = asked;
    write(asked);
  }, [asked, held, write]);

  // Something else changed the URL: a link, or Back.
  useEffect(() => {
    if (shown === written.current) return;
    written.current = shown;
    actor.send({ type: 'address.changed', place: placeOf(new URLSearchParams(shown)) });
  }, [shown, actor]);

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

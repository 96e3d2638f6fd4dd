import { fromCallback, type EventObject } from 'xstate';

/** Sends `event` when the device is online again. */
export const watchNetwork = (event: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const back = () => sendBack(event);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  });

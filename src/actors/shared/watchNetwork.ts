import { fromCallback, type EventObject } from 'xstate';

/** Sends `event` when the device is online again. */
export const watchNetwork = (event: EventObject) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const announce = () => sendBack(event);
    addEventListener('online', announce);
    return () => removeEventListener('online', announce);
  });

import { fromCallback, type EventObject } from 'xstate';

/** Sends `page.hidden` and `page.shown` as the page is left and looked at again. */
export const watchVisibility = fromCallback<EventObject, void>(({ sendBack }) => {
  const isHidden = () => document.visibilityState === 'hidden';
  const changed = () => sendBack({ type: isHidden() ? 'page.hidden' : 'page.shown' });
  if (isHidden()) changed();
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
});

import { fromCallback, type EventObject } from 'xstate';

/** Sends `page.hidden` and `page.shown` as the page is left and looked at again. */
export const watchVisibility = fromCallback<EventObject, void>(({ sendBack }) => {
  const isHidden = () => document.visibilityState === 'hidden';
  const announce = () => sendBack({ type: isHidden() ? 'page.hidden' : 'page.shown' });
  if (isHidden()) announce();
  document.addEventListener('visibilitychange', announce);
  return () => {
    document.removeEventListener('visibilitychange', announce);
  };
});

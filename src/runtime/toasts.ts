import { createActor } from 'xstate';
import { toastsMachine, type Toast } from '#machines/flows/shared/toasts/toastsMachine.ts';
import { inspect } from './inspection.ts';

/** The app's toasts; runs as long as the page. */
export const toasts = createActor(toastsMachine, { inspect }).start();

/** Shows a toast at the top of the screen. Texts must be translated. */
export function showToast(toast: Toast): void {
  toasts.send({ type: 'toast.raised', toast });
}

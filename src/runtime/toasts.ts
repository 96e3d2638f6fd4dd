import { createActor } from 'xstate';
import { toastsMachine, type Toast } from '#machines/flows/shared/toasts/toastsMachine.ts';
import { inspect } from './inspection.ts';

/** The toasts on the screen; runs as long as the page. */
export const toasts = createActor(toastsMachine, { inspect }).start();

/** Short news at the top of the screen. Texts come translated. */
export function showToast(toast: Toast): void {
  toasts.send({ type: 'toast.raised', toast });
}

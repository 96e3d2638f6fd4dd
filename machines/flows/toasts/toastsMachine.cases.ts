import { defineCases } from '#machines/support/cases.ts';
import { toastKey, toastsMachine, type Toast } from './toastsMachine.ts';

const saved: Toast = { tone: 'success', title: 'saved' };
const failed: Toast = { tone: 'error', title: 'failed', message: 'no answer' };

export const cases = defineCases(toastsMachine, {
  inputs: { default: undefined },
  cases: {
    'toast.raised': { saved: { toast: saved }, failed: { toast: failed } },
    'toast.closed': { saved: { key: toastKey(saved) }, failed: { key: toastKey(failed) } },
  },
  invariant: (snapshot) => {
    const { toasts } = snapshot.context;
    if (snapshot.matches('showing') !== toasts.length > 0) return 'showing without a toast, or the reverse';
    if (new Set(toasts.map(toastKey)).size < toasts.length) return 'the same toast twice';
    return undefined;
  },
});

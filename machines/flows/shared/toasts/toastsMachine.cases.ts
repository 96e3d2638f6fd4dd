import { defineCases } from '#machines/support/cases.ts';
import { toastKey, toastsMachine, type Toast } from './toastsMachine.ts';

const saved: Toast = { tone: 'success', title: 'saved' };
const failed: Toast = { tone: 'error', title: 'failed', message: 'no answer' };
const told: Toast = {
  tone: 'info',
  title: 'new device',
  id: '1',
  kind: 'warningNewDevice',
  path: '/settings/devices',
};
const toldAgain: Toast = { ...told, id: '2' };

export const cases = defineCases(toastsMachine, {
  inputs: { default: undefined },
  cases: {
    'toast.raised': {
      saved: { toast: saved },
      failed: { toast: failed },
      told: { toast: told },
      toldAgain: { toast: toldAgain },
    },
    'toast.closed': {
      saved: { key: toastKey(saved) },
      failed: { key: toastKey(failed) },
      told: { key: '1' },
    },
  },
  invariant: (snapshot) => {
    const { toasts } = snapshot.context;
    if (snapshot.matches('showing') !== toasts.length > 0) return 'showing without a toast, or the reverse';
    if (new Set(toasts.map(toastKey)).size < toasts.length) return 'the same toast twice';
    return undefined;
  },
});

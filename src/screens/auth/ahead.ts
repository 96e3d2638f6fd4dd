import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine, SignInForm } from '#machines/flows/auth/signIn/signInMachine.ts';
import { useHydrating } from '#src/components/hooks/useHydrating.ts';
import { meantPhone, shownPhone } from '#src/components/form/phoneText.ts';

/** Something pressed or chosen before the app was there, held by scripts/vite/signInAhead.js. */
interface Held {
  type: 'click' | 'submit' | 'change';
  target: HTMLElement;
  value?: string;
}

declare global {
  /** Ends the holding; what was held, in order. Undefined where the page shows no sign-in screen of its own. */
  var takeHeld: (() => Held[]) | undefined;
}

const fieldNamed = (name: keyof SignInForm) =>
  document.querySelector<HTMLInputElement>(`#root [name=${name}]`);

const typed = (): SignInForm => ({
  phoneNumber: meantPhone(fieldNamed('phoneNumber')?.value ?? ''),
  password: fieldNamed('password')?.value ?? '',
});

/**
 * What a visitor has typed into the sign-in screen that the page shows before the app is there; undefined once the app has taken
 * it over. Also where React cannot take it over, because an extension has changed it, and renders its own instead.
 */
export const typedAhead = (): SignInForm | undefined => (globalThis.takeHeld ? typed() : undefined);

/**
 * Within the form, because React takes that over last. What the visitor did before the form could answer is done now:
 * characters typed meanwhile, and then what was pressed.
 */
export function DoneAhead({ actor }: { actor: ActorRefFrom<typeof signInMachine> }) {
  const isHydrating = useHydrating();
  useEffect(() => {
    const held = globalThis.takeHeld?.() ?? [];
    if (!isHydrating) return;
    const { context } = actor.getSnapshot();
    for (const [field, value] of Object.entries(typed()) as [keyof SignInForm, string][])
      if (value !== context[field]) actor.send({ type: 'field.changed', field, value });
    const phone = fieldNamed('phoneNumber');
    const shown = shownPhone(meantPhone(phone?.value ?? ''));
    if (phone && phone.value !== shown) phone.value = shown;
    held.forEach(repeat);
    // oxlint-disable-next-line react/exhaustive-deps -- only once, when the form has been taken over
  }, []);
  return null;
}

function repeat({ type, target, value }: Held): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (type === 'click') target.click();
  else {
    (target as HTMLSelectElement).value = value ?? '';
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

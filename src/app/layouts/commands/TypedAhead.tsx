import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { commandMenuMachine } from '#machines/flows/shared/commandMenu/commandMenuMachine.ts';
import { useText } from '#src/i18n/useText.ts';

/** Takes what is typed while the code of the search is still on its way. */
export function TypedAhead({ menu }: { menu: ActorRefFrom<typeof commandMenuMachine> }) {
  const t = useText('shell');
  const text = useSelector(menu, (snapshot) => snapshot.context.text);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    // The dialog gives the focus back to where it was when the dialog came.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <input
      ref={input}
      className="sr-only"
      aria-label={t('search')}
      value={text}
      onChange={({ target }) => menu.send({ type: 'text.changed', text: target.value })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') menu.send({ type: 'menu.closed' });
      }}
    />
  );
}

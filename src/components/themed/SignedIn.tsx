import { Theme } from '@radix-ui/themes';
import { useLayoutEffect, type ReactNode } from 'react';
import { ControlsContext } from '../controls.ts';
import { themedControls } from './controls.ts';
import { useDensity } from '#src/runtime/density.ts';
import './themed.css';

/** Radix Themes and its components for everything behind sign-in. Its attributes are those of the body. */
export function SignedIn({ children }: { children: ReactNode }) {
  const density = useDensity();
  // On the root, because dialogs and menus are outside of this element.
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, [density]);
  return (
    <Theme
      accentColor="teal"
      grayColor="slate"
      radius="large"
      panelBackground="solid"
      hasBackground={false}
      style={{ minHeight: 0 }}
    >
      <ControlsContext value={themedControls}>{children}</ControlsContext>
    </Theme>
  );
}

import { createContext, use, type ComponentType } from 'react';
import { PlainButton, PlainButtonLink } from './plain/PlainButton.tsx';
import { PlainIconButton, PlainIconLink } from './plain/PlainIconButton.tsx';
import { PlainInput } from './plain/PlainInput.tsx';
import { PlainNotice } from './plain/PlainNotice.tsx';
import type {
  ButtonProps,
  ButtonLinkProps,
  IconButtonProps,
  IconLinkProps,
  NoticeProps,
  InputProps,
} from './controlProps.ts';

/** The elements behind components that stand on both sides of the sign-in. */
export interface Controls {
  Button: ComponentType<ButtonProps>;
  ButtonLink: ComponentType<ButtonLinkProps>;
  IconButton: ComponentType<IconButtonProps>;
  IconLink: ComponentType<IconLinkProps>;
  Input: ComponentType<InputProps>;
  Notice: ComponentType<NoticeProps>;
}

/** Plain elements, so that the first screen loads nothing of Radix Themes; `SignedIn` provides its components. */
export const ControlsContext = createContext<Controls>({
  Button: PlainButton,
  ButtonLink: PlainButtonLink,
  IconButton: PlainIconButton,
  IconLink: PlainIconLink,
  Input: PlainInput,
  Notice: PlainNotice,
});

export const useControls = (): Controls => use(ControlsContext);

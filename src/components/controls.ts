import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { PlainButton, PlainButtonLink } from './plain/PlainButton.tsx';
import { PlainIconButton, PlainIconLink } from './plain/PlainIconButton.tsx';
import { PlainInput } from './plain/PlainInput.tsx';
import { PlainNotice } from './plain/PlainNotice.tsx';

export interface ButtonLook {
  size?: '1' | '2' | '3';
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  color?: 'gray' | 'red' | 'amber' | 'green';
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color'> {
  /** Keeps its size and cannot be pressed. */
  loading?: boolean;
}

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  state?: unknown;
  children: ReactNode;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  label: string;
}

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'color'> {
  to: To;
  state?: unknown;
  label: string;
}

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'color'> {
  tone?: 'red' | 'amber' | 'green' | 'gray';
  icon?: ReactNode;
}

export interface InputProps extends Omit<
  ComponentProps<'input'>,
  'color' | 'size' | 'value' | 'defaultValue'
> {
  value: string;
  /** Inside the field, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

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

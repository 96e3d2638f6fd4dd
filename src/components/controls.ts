import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { PlainButton, PlainButtonLink } from './plain/PlainButton.tsx';
import { PlainInput } from './plain/PlainInput.tsx';

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
  children: ReactNode;
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
  Input: ComponentType<InputProps>;
}

/** Plain elements, so that the first screen loads nothing of Radix Themes; `SignedIn` provides its components. */
export const ControlsContext = createContext<Controls>({
  Button: PlainButton,
  ButtonLink: PlainButtonLink,
  Input: PlainInput,
});

export const useControls = (): Controls => use(ControlsContext);

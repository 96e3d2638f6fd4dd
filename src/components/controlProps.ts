import type { ComponentProps, ReactNode } from 'react';
import type { To } from 'react-router-dom';

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

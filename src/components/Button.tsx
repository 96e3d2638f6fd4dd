import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './button.css';

interface Look {
  size?: '1' | '2' | '3';
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  color?: 'gray' | 'red' | 'amber' | 'green';
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'color'> {
  /** Keeps its size and cannot be pressed. */
  loading?: boolean;
}

const classes = ({ size = '2', variant = 'solid' }: Look) =>
  `rt-reset rt-BaseButton rt-Button rt-r-size-${size} rt-variant-${variant}`;

/**
 * Radix Themes' button by its classes alone (docs/decisions/radix-themes.md): the component brings 10 kB of
 * responsive layout props that the first screen does not need.
 */
export function Button({ size, variant, color, loading, disabled, children, ...rest }: ButtonProps) {
  const off = disabled || loading || false;
  return (
    <button
      type="button"
      {...rest}
      className={classes({ ...(size ? { size } : {}), ...(variant ? { variant } : {}) })}
      data-accent-color={color}
      data-disabled={off || undefined}
      disabled={off}
      aria-busy={loading || undefined}
    >
      {loading ? (
        <>
          <span className="button-hidden">{children}</span>
          <span className="spinner" aria-hidden="true" />
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, ...look }: Look & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes(look)} data-accent-color={look.color}>
      {children}
    </Link>
  );
}

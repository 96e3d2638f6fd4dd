import { Link } from 'react-router-dom';
import type { ButtonLinkProps, ButtonLook, ButtonProps } from '../controlProps.ts';
import { ButtonLabel } from './ButtonLabel.tsx';
import './plain.css';

const toButtonProps = ({ size, variant, color }: ButtonLook) => ({
  className: 'button',
  'data-size': size,
  'data-variant': variant,
  'data-accent-color': color,
});

export function PlainButton({ size, variant, color, loading, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...toButtonProps({ size, variant, color } as ButtonLook)}
      disabled={disabled || loading || false}
      aria-busy={loading || undefined}
    >
      <ButtonLabel loading={loading}>{children}</ButtonLabel>
    </button>
  );
}

export function PlainButtonLink({ to, state, children, ...rest }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} {...toButtonProps(rest)}>
      {children}
    </Link>
  );
}

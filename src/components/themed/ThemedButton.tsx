import { Button } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { useDensity } from '#src/runtime/density.ts';
import type { ButtonLinkProps, ButtonLook, ButtonProps } from '../controlProps.ts';
import { ButtonLabel } from '../plain/ButtonLabel.tsx';

/** Ours are three steps of height (`--control`), Radix's say how large text and padding are. */
const sizes = {
  compact: { 1: '1', 2: '2', 3: '2' },
  comfortable: { 1: '2', 2: '2', 3: '3' },
} as const;

function useLook({ size = '2', variant = 'solid', color }: ButtonLook) {
  return {
    size: sizes[useDensity()][size],
    variant,
    className: 'control',
    'data-size': size,
    ...(color ? { color } : {}),
  };
}

export function ThemedButton({ size, variant, color, loading, disabled, children, ...rest }: ButtonProps) {
  const look = useLook({ size, variant, color } as ButtonLook);
  return (
    <Button
      type="button"
      {...rest}
      {...look}
      disabled={disabled || loading || false}
      aria-busy={loading || undefined}
    >
      <ButtonLabel loading={loading}>{children}</ButtonLabel>
    </Button>
  );
}

export function ThemedButtonLink({ to, state, children, ...rest }: ButtonLinkProps) {
  return (
    <Button asChild {...useLook(rest)}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  );
}

import { IconButton } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import type { IconButtonProps, IconLinkProps } from '../controlProps.ts';

const look = { variant: 'ghost', color: 'gray', className: 'control icon-button' } as const;

export function ThemedIconButton({ label, ...rest }: IconButtonProps) {
  return <IconButton type="button" {...rest} {...look} aria-label={label} />;
}

export function ThemedIconLink({ label, children, ...rest }: IconLinkProps) {
  return (
    <IconButton asChild {...look} aria-label={label}>
      <Link {...rest}>{children}</Link>
    </IconButton>
  );
}

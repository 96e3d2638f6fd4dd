import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';
import type { ButtonLinkProps } from './controlProps.ts';

interface ActionLinkProps extends Omit<ButtonLinkProps, 'children'> {
  icon: ReactNode;
  label: string;
}

/** An action beside a screen's title: on a phone only its icon is seen, so that both fit one line. */
export function ActionLink({ icon, label, ...link }: ActionLinkProps) {
  return (
    <ButtonLink {...link}>
      {icon}
      <span className="action-word">{label}</span>
    </ButtonLink>
  );
}

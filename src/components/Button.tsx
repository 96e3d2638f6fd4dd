import { useControls } from './controls.ts';
import type { ButtonLinkProps, ButtonProps } from './controlProps.ts';

export function Button(props: ButtonProps) {
  const { Button: Control } = useControls();
  return <Control {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { ButtonLink: Control } = useControls();
  return <Control {...props} />;
}

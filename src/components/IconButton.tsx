import { useControls } from './controls.ts';
import type { IconButtonProps, IconLinkProps } from './controlProps.ts';

/** A button that is an icon alone; the label is its name. */
export function IconButton(props: IconButtonProps) {
  const { IconButton: Control } = useControls();
  return <Control {...props} />;
}

export function IconLink(props: IconLinkProps) {
  const { IconLink: Control } = useControls();
  return <Control {...props} />;
}

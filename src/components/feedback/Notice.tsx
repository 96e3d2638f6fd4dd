import { useControls } from '../controls.ts';
import type { NoticeProps } from '../controlProps.ts';

/** Something to know before going on. `role` says whether it is announced: `alert` at once, `status` when idle. */
export function Notice(props: NoticeProps) {
  const { Notice: Control } = useControls();
  return <Control {...props} />;
}

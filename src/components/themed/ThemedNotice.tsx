import { Callout } from '@radix-ui/themes';
import type { NoticeProps } from '../controlProps.ts';
import '../feedback/notice.css';

export function ThemedNotice({ tone = 'gray', icon, children, ...rest }: NoticeProps) {
  return (
    <Callout.Root {...rest} size="1" variant="surface" color={tone} className="notice">
      {icon}
      {/* A bare text would go below the icon as a whole. */}
      {typeof children === 'string' ? <div>{children}</div> : children}
    </Callout.Root>
  );
}

import { Callout } from '@radix-ui/themes';
import type { NoticeProps } from '../controlProps.ts';
import '../feedback/notice.css';

export function ThemedNotice({ tone = 'gray', icon, children, ...rest }: NoticeProps) {
  return (
    <Callout.Root {...rest} size="1" variant="surface" color={tone} className="notice">
      {icon}
      {/* A bare string would be placed below the icon, so it is wrapped. */}
      {typeof children === 'string' ? <div>{children}</div> : children}
    </Callout.Root>
  );
}

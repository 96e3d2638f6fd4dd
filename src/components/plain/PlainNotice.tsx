import type { NoticeProps } from '../controlProps.ts';
import '../feedback/notice.css';
import './plain.css';

export function PlainNotice({ tone, icon, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className="notice plain-notice" data-accent-color={tone ?? 'gray'}>
      {icon}
      {children}
    </div>
  );
}

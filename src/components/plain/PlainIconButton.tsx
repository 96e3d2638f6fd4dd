import { Link } from 'react-router-dom';
import type { IconButtonProps, IconLinkProps } from '../controlProps.ts';
import './plain.css';

export function PlainIconButton({ label, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className="icon-button plain-icon" aria-label={label} />;
}

export function PlainIconLink({ label, ...rest }: IconLinkProps) {
  return <Link {...rest} className="icon-button plain-icon" aria-label={label} />;
}

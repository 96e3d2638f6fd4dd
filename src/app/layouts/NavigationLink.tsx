import { NavLink } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import type { NavigationItem } from './navigation.ts';

export function NavigationLink({ item }: { item: NavigationItem }) {
  const t = useText('common');
  const Icon = item.icon;
  return (
    <NavLink to={item.to} className="nav-link">
      <Icon size={22} />
      <span>{t(item.text)}</span>
    </NavLink>
  );
}

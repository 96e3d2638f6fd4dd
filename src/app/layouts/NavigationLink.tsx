import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { NavBox, NavWord } from './NavBox.tsx';
import { isCurrent, type NavigationItem } from './navigation.ts';

export function NavigationLink({ item }: { item: NavigationItem }) {
  const t = useText('common');
  const { pathname } = useLocation();
  const Icon = item.icon;
  return (
    <NavBox>
      <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
        <Icon size={22} />
        <NavWord>{t(item.text)}</NavWord>
      </Link>
    </NavBox>
  );
}

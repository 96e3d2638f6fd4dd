import { NavLink } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { NavBox, NavWord } from './NavBox.tsx';
import type { NavigationItem } from './navigation.ts';

export function NavigationLink({ item }: { item: NavigationItem }) {
  const t = useText('common');
  const Icon = item.icon;
  return (
    <NavBox>
      <NavLink to={item.to}>
        <Icon size={22} />
        <NavWord>{t(item.text)}</NavWord>
      </NavLink>
    </NavBox>
  );
}

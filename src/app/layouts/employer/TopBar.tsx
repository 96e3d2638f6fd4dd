import { Button, Kbd } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { BrandMark } from '#src/components/BrandMark.tsx';
import { SearchIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { NotificationsLink } from '../NotificationsLink.tsx';
import { searchKeys } from '../searchKeys.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  onSearch: () => void;
  onKeys: () => void;
  onChart: () => void;
}

/** Company and place at the start, search in the middle, notifications and the person at the end. */
export function TopBar({ onSearch, onKeys, onChart }: TopBarProps) {
  const t = useText('common');
  const shell = useText('shell');
  return (
    <header className="bar">
      <Link to="/home" className="bar-brand" aria-label={t('toHome')}>
        <BrandMark size={28} />
      </Link>
      <CompanySwitcher />
      <Breadcrumbs />
      <Button
        className="bar-search"
        variant="surface"
        color="gray"
        aria-label={shell('search')}
        onClick={onSearch}
      >
        <SearchIcon size={18} />
        <span>{shell('search')}</span>
        <Kbd>{searchKeys}</Kbd>
      </Button>
      <NotificationsLink />
      <UserMenu onKeys={onKeys} onChart={onChart} />
    </header>
  );
}

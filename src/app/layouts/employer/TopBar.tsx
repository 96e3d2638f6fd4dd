import { Box, Button, Kbd } from '@radix-ui/themes';
import { SearchIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Bar } from '../Bar.tsx';
import { NotificationsLink } from '../NotificationsLink.tsx';
import { searchKeys } from '../searchKeys.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CompanySwitcher } from './CompanySwitcher.tsx';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  onSearch: () => void;
  onKeys: () => void;
}

/** Company and place at the start, search in the middle, notifications and the person at the end. */
export function TopBar({ onSearch, onKeys }: TopBarProps) {
  const shell = useText('shell');
  return (
    <Bar>
      <CompanySwitcher />
      <Breadcrumbs />
      <Box asChild ml="auto" width={{ md: 'min(320px, 24vw)' }}>
        <Button
          className="bar-search"
          variant="surface"
          color="gray"
          aria-label={shell('search')}
          onClick={onSearch}
        >
          <SearchIcon size={18} />
          <Box asChild display={{ initial: 'none', md: 'inline' }} flexGrow="1">
            <span>{shell('search')}</span>
          </Box>
          <Box asChild display={{ initial: 'none', md: 'inline' }}>
            <Kbd>{searchKeys}</Kbd>
          </Box>
        </Button>
      </Box>
      <NotificationsLink />
      <Box display={{ initial: 'none', sm: 'block' }}>
        <UserMenu onKeys={onKeys} />
      </Box>
    </Bar>
  );
}

import { Badge, Box, IconButton, Tooltip } from '@radix-ui/themes';
import { Fragment, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { countWaiting } from '#src/actors/payments/waitingRequests.ts';
import { watchRequests } from '#src/actors/payments/watchRequests.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { setNavigationCollapsed, useNavigationCollapsed } from '#src/runtime/sideNavigation.ts';
import { NavBox, NavWord } from '../NavBox.tsx';
import { Tabs } from '../Tabs.tsx';
import { isCompanySettings, isCurrent, navigation, settings, type NavigationItem } from '../navigation.ts';

const waiting = pageMachineOf<number>().provide({
  actors: { load: countWaiting, watch: watchRequests({ type: 'page.refreshed' }) },
});

/** At the side on a desktop, where it can be reduced to icons; at the bottom on a phone. */
export function SideNavigation() {
  const shell = useText('shell');
  const isCollapsed = useNavigationCollapsed();
  const colleague = useColleagueRole();
  const { data: count } = usePage(waiting);
  const label = isCollapsed ? shell('expand') : shell('collapse');
  return (
    <Tabs isCollapsed={isCollapsed}>
      {navigation.employer.map((item) => (
        <Fragment key={item.to}>
          {item.to === '/account' && colleague === 'owner' && <SettingsItem isCollapsed={isCollapsed} />}
          <Item item={item} isCollapsed={isCollapsed} count={item.to === '/requests' ? (count ?? 0) : 0} />
        </Fragment>
      ))}
      <Box display={{ initial: 'none', md: 'block' }} ml="auto" mr="1">
        <IconButton
          variant="ghost"
          m="0"
          color="gray"
          aria-label={label}
          title={label}
          aria-expanded={!isCollapsed}
          onClick={() => {
            setNavigationCollapsed(!isCollapsed);
          }}
        >
          {isCollapsed ? <ChevronRightIcon size={18} /> : <ChevronLeftIcon size={18} />}
        </IconButton>
      </Box>
    </Tabs>
  );
}

function Item({
  item,
  isCollapsed,
  count,
}: {
  item: NavigationItem;
  isCollapsed: boolean;
  count: number;
}): ReactElement {
  const t = useText('common');
  const shell = useText('shell');
  const { pathname } = useLocation();
  const { to, text, icon: Icon } = item;
  const link = (
    <NavBox>
      <Link
        to={to}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        aria-label={isCollapsed ? t(text) : undefined}
      >
        <Icon size={22} />
        <NavWord isHidden={isCollapsed}>{t(text)}</NavWord>
        {count > 0 && (
          <Box
            asChild
            position={{ initial: 'absolute', md: isCollapsed ? 'absolute' : 'static' }}
            top="0"
            left="55%"
            ml={{ md: isCollapsed ? '0' : 'auto' }}
          >
            <Badge radius="full" aria-label={shell('waiting', { count })}>
              {count > 99 ? '99+' : count}
            </Badge>
          </Box>
        )}
      </Link>
    </NavBox>
  );
  return isCollapsed ? (
    <Tooltip content={t(text)} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** The one place of the company's settings; each of their pages counts as it. */
function SettingsItem({ isCollapsed }: { isCollapsed: boolean }): ReactElement {
  const t = useText('shell');
  const { pathname } = useLocation();
  const { to, icon: Icon } = settings;
  const link = (
    <NavBox display={{ initial: 'none', md: 'flex' }} mt="auto">
      <Link
        to={to}
        aria-current={isCompanySettings(pathname) ? 'page' : undefined}
        aria-label={isCollapsed ? t('settings') : undefined}
      >
        <Icon size={22} />
        <NavWord isHidden={isCollapsed}>{t('settings')}</NavWord>
      </Link>
    </NavBox>
  );
  return isCollapsed ? (
    <Tooltip content={t('settings')} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

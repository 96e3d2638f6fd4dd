import { Badge, IconButton, Tooltip } from '@radix-ui/themes';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { countWaiting } from '#src/actors/payments/waitingRequests.ts';
import { watchRequests } from '#src/actors/payments/watchRequests.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/components/icons.tsx';
import { usePage } from '#src/components/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { setNavigationCollapsed, useNavigationCollapsed } from '#src/runtime/sideNavigation.ts';
import { navigation, type NavigationItem } from '../navigation.ts';

const waiting = pageMachineOf<number>().provide({
  actors: { load: countWaiting, watch: watchRequests({ type: 'page.refreshed' }) },
});

/** At the side on a desktop, where it can be reduced to icons; at the bottom on a phone. */
export function SideNavigation() {
  const t = useText('common');
  const shell = useText('shell');
  const isCollapsed = useNavigationCollapsed();
  const { data: count } = usePage(waiting);
  const label = isCollapsed ? shell('expand') : shell('collapse');
  return (
    <nav className="tabs" aria-label={t('navigation')} data-collapsed={isCollapsed || undefined}>
      {navigation.employer.map((item) => (
        <Item
          key={item.to}
          item={item}
          isCollapsed={isCollapsed}
          count={item.to === '/requests' ? (count ?? 0) : 0}
        />
      ))}
      <IconButton
        className="tabs-collapse"
        variant="ghost"
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
    </nav>
  );
}

function Item({
  item: { to, text, icon: Icon },
  isCollapsed,
  count,
}: {
  item: NavigationItem;
  isCollapsed: boolean;
  count: number;
}): ReactElement {
  const t = useText('common');
  const shell = useText('shell');
  const link = (
    <NavLink to={to} className="nav-link" aria-label={isCollapsed ? t(text) : undefined}>
      <Icon size={22} />
      <span>{t(text)}</span>
      {count > 0 && (
        <Badge className="nav-count" radius="full" aria-label={shell('waiting', { count })}>
          {count > 99 ? '99+' : count}
        </Badge>
      )}
    </NavLink>
  );
  return isCollapsed ? (
    <Tooltip content={t(text)} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

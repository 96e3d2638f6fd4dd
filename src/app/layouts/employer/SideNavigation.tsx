import { Badge, Box, IconButton, Tooltip } from '@radix-ui/themes';
import { Fragment, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countWaiting } from '#src/actors/money/waitingRequests.ts';
import { watchRequests } from '#src/actors/money/watchRequests.ts';
import { ChevronLeftIcon, ChevronRightIcon, type IconComponent } from '#src/components/icons.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { useColleagueRole } from '#src/session/job.ts';
import { setNavigationCollapsed, useNavigationCollapsed } from '#src/runtime/sideNavigation.ts';
import { NavBox, NavWord } from '../NavBox.tsx';
import { Tabs } from '../Tabs.tsx';
import { analytics, auditPath, isCompanySettings, isCurrent, navigation, settings } from '../navigation.ts';

const waiting = makePage(countWaiting, watchRequests({ type: 'page.refreshed' }));

/** At the side on a desktop, where it can be reduced to icons; at the bottom on a phone. */
export function SideNavigation() {
  const shell = useText('shell');
  const common = useText('common');
  const isCollapsed = useNavigationCollapsed();
  const colleague = useColleagueRole();
  const { pathname } = useLocation();
  const { data: count } = usePage(waiting);
  const label = isCollapsed ? shell('expand') : shell('collapse');
  return (
    <Tabs isCollapsed={isCollapsed}>
      {navigation.employer.map((item) => (
        <Fragment key={item.to}>
          {item.to === '/account' && colleague !== 'manager' && (
            <SideLink
              {...analytics}
              name={shell('analytics')}
              isCurrent={
                isCurrent(analytics, pathname) || (colleague === 'accountant' && pathname === auditPath)
              }
              isCollapsed={isCollapsed}
              desk="here"
            />
          )}
          {item.to === '/account' && colleague === 'owner' && (
            <SideLink
              {...settings}
              name={shell('settings')}
              isCurrent={isCompanySettings(pathname) || pathname === auditPath}
              isCollapsed={isCollapsed}
              desk="foot"
            />
          )}
          <SideLink
            {...item}
            // A manager decides on requests, and sees no other money.
            name={common(item.text === 'navMoney' && colleague === 'manager' ? 'navRequests' : item.text)}
            isCurrent={isCurrent(item, pathname)}
            isCollapsed={isCollapsed}
            count={(item.to === '/requests' && count) || 0}
          />
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

interface SideLinkProps {
  to: string;
  name: string;
  icon: IconComponent;
  isCurrent: boolean;
  isCollapsed: boolean;
  /** The number of items that wait there. */
  count?: number;
  /** Shown at the side only; `foot` pushes this link and those below it to the end. */
  desk?: 'here' | 'foot';
}

function SideLink(props: SideLinkProps): ReactElement {
  const { to, name, icon: Icon, isCollapsed, count = 0, desk } = props;
  const shell = useText('shell');
  const link = (
    <NavBox
      {...(desk && { display: { initial: 'none', md: 'flex' } })}
      {...(desk === 'foot' && { mt: 'auto' })}
    >
      <Link
        to={to}
        aria-current={props.isCurrent ? 'page' : undefined}
        aria-label={isCollapsed ? name : undefined}
      >
        <Icon size={22} />
        <NavWord isHidden={isCollapsed}>{name}</NavWord>
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
    <Tooltip content={name} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

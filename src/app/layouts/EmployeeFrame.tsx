import { Box, Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { ScanIcon } from '../../components/icons.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { ThemeButton } from '../../components/ThemeSwitch.tsx';
import { useText } from '../../i18n/useText.ts';
import { lastRole } from '#src/runtime/device.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { Bar } from './Bar.tsx';
import { checkInPath, navigation } from './navigation.ts';
import { NavBox } from './NavBox.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';
import { Tabs } from './Tabs.tsx';

// Starts the punch queue, so that kept punches are sent from any page.
if (lastRole() === 'employee') void import('#src/actors/time/punches/punchQueue.ts').catch(() => undefined);

/** For one-handed use: everything at the bottom, with check-in in the middle. On a desktop it is at the side. */
export function EmployeeFrame({ children }: { children: ReactNode }) {
  const t = useText('home');
  const { organizationTitle } = useAccountFacts();
  const [home, attendance, requests, account] = navigation.employee.map((item) => (
    <NavigationLink key={item.to} item={item} />
  ));
  return (
    <div className="frame" data-role="employee">
      <Bar corner>
        <Box asChild display={{ initial: 'none', md: 'block' }} className="truncate">
          <strong>{organizationTitle}</strong>
        </Box>
        <Flex display={{ initial: 'none', md: 'flex' }} gap="2" ml="auto">
          <LanguageSwitch />
          <ThemeButton />
        </Flex>
        <NotificationsLink />
      </Bar>
      <Tabs>
        <Half>
          {home}
          {attendance}
        </Half>
        <NavBox
          flexGrow="0"
          flexShrink="0"
          width={{ initial: '64px', md: 'auto' }}
          height={{ initial: '64px', md: '36px' }}
          mt={{ initial: '-28px', md: '0' }}
        >
          <NavLink to={checkInPath} className="tabs-scan">
            <ScanIcon size={22} />
            <span className="truncate">{t('checkIn')}</span>
          </NavLink>
        </NavBox>
        <Half>
          {requests}
          {account}
        </Half>
      </Tabs>
      {children}
    </div>
  );
}

/** Beside check-in, which stays in the middle of a phone whatever the words are. */
const Half = ({ children }: { children: ReactNode }) => (
  <Flex
    direction={{ md: 'column' }}
    gap={{ md: '2px' }}
    flexGrow={{ initial: '1', md: '0' }}
    flexBasis={{ initial: '0', md: 'auto' }}
    minWidth="0"
  >
    {children}
  </Flex>
);

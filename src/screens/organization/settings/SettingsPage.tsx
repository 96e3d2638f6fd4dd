import { Flex, Grid } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { Screen } from '#src/components/Screen.tsx';
import { useText } from '#src/i18n/useText.ts';
import { settingsPlaces } from './sections.ts';

interface SettingsPageProps {
  title: string;
  lead?: ReactNode;
  actor: AnyActorRef;
  actions?: ReactNode;
  back?: string;
  /** As wide as the screen. */
  wide?: boolean;
  children: ReactNode;
}

/** On a phone the row of pages is wider than the screen. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

/** A page of the company's settings beside the list of all of them; above it on a phone. */
export function SettingsPage({ wide = false, children, ...screen }: SettingsPageProps) {
  const t = useText('settings');
  return (
    <Screen width="wide" {...screen}>
      <Grid columns={{ initial: '1', md: '232px minmax(0, 1fr)' }} align="start" gapX="6" gapY="4">
        <Flex
          asChild
          gap="1"
          direction={{ md: 'column' }}
          position={{ initial: 'relative', md: 'sticky' }}
          top={{ initial: 'auto', md: 'calc(var(--bar-height) + 16px)' }}
          mx={{ initial: 'calc(-1 * var(--gutter))', md: '0' }}
          px={{ initial: 'var(--gutter)', md: '0' }}
          overflowX="auto"
          style={{ scrollbarWidth: 'none' }}
        >
          <nav ref={showCurrent} aria-label={t('navigation')}>
            {settingsPlaces.map(({ to, text, icon: Icon }) => (
              <Flex
                key={to}
                asChild
                flexShrink="0"
                align="center"
                gap="2"
                px="3"
                minHeight="var(--tap)"
                className="place"
              >
                <NavLink to={to} end={to === '/settings/company'}>
                  <Icon size={18} />
                  {t(text)}
                </NavLink>
              </Flex>
            ))}
          </nav>
        </Flex>
        <Grid columns="1" gap="4" {...(wide ? {} : { maxWidth: '720px' })}>
          {children}
        </Grid>
      </Grid>
    </Screen>
  );
}

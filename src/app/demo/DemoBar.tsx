import { Badge, Flex, Theme } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { companyDate } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { destinations } from '#machines/flows/development/demoClock/demoClockMachine.ts';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { ThemedButton } from '#src/components/themed/ThemedButton.tsx';
import { machineProps } from '#src/components/hooks/machineProps.ts';
import { useFocusKept } from '#src/components/hooks/useFocusKept.ts';
import { currentLanguage, ensureArea } from '#src/i18n/i18n.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { DemoClock } from './begin.ts';
import './demoBar.css';

/** Above the app, in a root of its own. */
export async function showBar(clock: DemoClock): Promise<void> {
  await Promise.all([import('#src/styles/later.ts'), ensureArea(currentLanguage(), 'demo')]);
  const place = document.createElement('div');
  place.className = 'demo-bar';
  document.getElementById('root')!.before(place);
  createRoot(place).render(
    <Theme accentColor="teal" grayColor="slate" radius="large" hasBackground={false} style={{ minHeight: 0 }}>
      <Awaited>
        <DemoBar clock={clock} />
      </Awaited>
    </Theme>,
  );
}

/** `chorshanba, 18-noyabr, 2026, 08:50` in the company's time zone. */
function describeTime(now: string, language: Language): string {
  const instant = Date.parse(now);
  const date = companyDate(instant);
  return [formatDate(date, language, 'weekday'), formatDate(date, language), formatTime(instant)].join(', ');
}

function DemoBar({ clock }: { clock: DemoClock }) {
  const t = useText('demo');
  const common = useText('common');
  const [language] = useLanguage();
  const snapshot = useSelector(clock, (current) => current);
  const first = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusKept(first);
  const { now, to } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isMoved = snapshot.matches({ resting: 'moved' });
  const message = (['unread', 'unmoved', 'movedElsewhere'] as const).find((resting) =>
    snapshot.matches({ resting }),
  );
  const time = now !== null && <time dateTime={now}>{describeTime(now, language)}</time>;
  return (
    <Flex
      asChild
      direction={{ initial: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="between"
      gapX="4"
    >
      <section aria-label={t('label')} onFocus={keepFocus} {...machineProps(snapshot)}>
        <Flex align="center" gap="2" minHeight={{ initial: '36px', md: 'var(--tap)' }}>
          <Badge color="amber" variant="solid">
            {t('title')}
          </Badge>
          <span>
            <span role="status">
              {isMoved && <span className="sr-only">{t('moved')}: </span>}
              {isMoved && time}
              {isBusy && t('moving')}
              {message && t(message)}
            </span>
            {!isMoved && !isBusy && !message && time}
          </span>
          {message === 'unread' && (
            <ThemedButton size="1" variant="ghost" onClick={() => clock.send({ type: 'clock.retried' })}>
              {common('tryAgain')}
            </ThemedButton>
          )}
        </Flex>
        <Flex role="group" aria-label={t('moves')} gap="2">
          {destinations.map((one, index) => (
            <ThemedButton
              key={one}
              ref={index === 0 ? first : undefined}
              size="1"
              variant="soft"
              loading={isBusy && to === one}
              disabled={isBusy}
              onClick={() => clock.send({ type: 'move.chosen', to: one })}
            >
              {t(`move.${one}`)}
            </ThemedButton>
          ))}
        </Flex>
      </section>
    </Flex>
  );
}

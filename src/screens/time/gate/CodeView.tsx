import { Flex, Grid, Text } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime } from '#domain/format/index.ts';
import { Button } from '#src/components/Button.tsx';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { OfflineIcon } from '#src/components/icons.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { SecondsRing } from './SecondsRing.tsx';
import type { GateProps } from './gateProps.ts';
import { arrivedAt, useNow } from './time.ts';

/** The code as large as the screen allows, always dark on white; beside it the digits for those without a camera. */
export function CodeView({ actor }: GateProps) {
  const t = useText('attendance');
  const ticked = useNow();
  const code = useSelector(actor, (current) => (current.hasTag('code') ? current.context.code : null));
  const offline = useSelector(actor, (current) => current.hasTag('offline'));
  const isNext = useSelector(actor, (current) => current.matches({ showing: { code: 'next' } }));
  if (!code) return <WithoutCode actor={actor} />;

  const slot = isNext ? code.next : code.current;
  const arrived = arrivedAt(code);
  const now = Math.max(ticked, arrived);
  const slotMs = code.slotSeconds * 1_000;
  const left = Math.max(0, arrived + slot.endsInMs - now);
  // The server accepts a code for one slot beyond its own.
  const holds = Math.max(0, arrived + code.next.endsInMs + slotMs - now);
  return (
    <>
      <section className="gate-code">
        <QrCode text={slot.code} label={t('gate.scanMe')} />
      </section>
      <Grid asChild gap="1">
        <section>
          <p className="quiet">
            <strong>{code.organizationTitle}</strong>
          </p>
          <h1>{code.gateTitle}</h1>
          <p className="gate-clock">
            <time>{formatTime(Date.parse(code.serverTime) + (now - arrived))}</time>
          </p>
          <strong>{t('gate.scanMe')}</strong>
          <Text as="p" color="gray" mt="4">
            {t('gate.typedCode')}
          </Text>
          <p className="figures gate-digits">
            {slot.typedCode.slice(0, 4)} {slot.typedCode.slice(4)}
          </p>
          <Flex display="inline-flex" align="center" gap="3" mt="3">
            <SecondsRing left={left} whole={slotMs} />
            <span className="quiet">{t('gate.secondsLeft')}</span>
          </Flex>
          <Text asChild color="amber" weight="bold">
            <p role="status">
              {offline && (
                <>
                  <OfflineIcon size={20} />
                  {t('gate.holdsFor', { seconds: Math.ceil(holds / 1_000) })}
                </>
              )}
            </p>
          </Text>
        </section>
      </Grid>
    </>
  );
}

function WithoutCode({ actor }: GateProps) {
  const t = useText('attendance');
  const [language] = useLanguage();
  const code = useSelector(actor, (current) => current.context.code);
  /** Measured by the server's clock, because the screen has none of its own. */
  const last = code ? Date.parse(code.serverTime) : null;
  const lost = useSelector(
    actor,
    (current) => current.matches({ showing: { code: 'expired' } }) || current.context.failures > 0,
  );
  const offline = useSelector(actor, (current) => current.hasTag('offline'));
  if (!lost)
    return (
      <>
        <section className="gate-code">
          <Skeleton height="100%" />
        </section>
        <section>
          <h1 className="sr-only">{t('gate.title')}</h1>
          <BusyWord />
        </section>
      </>
    );
  return (
    <Grid asChild gap="4" width="min(100%, 480px)">
      <section className="center" role="status">
        <span className="mark" data-size="large" data-accent-color="amber">
          <OfflineIcon size={36} />
        </span>
        <h1>{t('gate.noConnection')}</h1>
        {last !== null && (
          <p>
            {t('gate.lastSeen', {
              date: formatDate(companyDate(last), language, 'dayMonth'),
              time: formatTime(last),
            })}
          </p>
        )}
        <p className="quiet">{t('gate.noConnectionHelp')}</p>
        <Grid width="min(100%, 360px)" mt="3">
          <Retry onRetry={() => actor.send({ type: 'connection.retried' })} busy={!offline} />
        </Grid>
      </section>
    </Grid>
  );
}

function Retry({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const t = useText('common');
  return (
    <Button size="3" variant="soft" loading={busy} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}

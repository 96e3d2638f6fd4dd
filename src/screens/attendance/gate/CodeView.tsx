import type { SnapshotFrom } from 'xstate';
import { formatTime } from '#domain/format/index.ts';
import type { gateScreenMachine } from '#machines/flows/attendance/gateScreen/gateScreenMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { OfflineIcon } from '#src/components/icons.tsx';
import { Skeleton } from '#src/components/Skeleton.tsx';
import { useText } from '#src/i18n/useText.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { SecondsRing } from './SecondsRing.tsx';
import { arrivedAt, useNow } from './time.ts';

export interface CodeViewProps {
  snapshot: SnapshotFrom<typeof gateScreenMachine>;
  onRetry: () => void;
}

/** The code as large as the screen allows, always dark on white; beside it the digits for those without a camera. */
export function CodeView({ snapshot, onRetry }: CodeViewProps) {
  const t = useText('attendance');
  const ticked = useNow();
  const { code } = snapshot.context;
  if (!code || !snapshot.hasTag('code')) return <WithoutCode snapshot={snapshot} onRetry={onRetry} />;

  const offline = snapshot.hasTag('offline');
  const isNext = snapshot.matches({ showing: { code: 'next' } });
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
      <section className="gate-side">
        <p className="gate-company">{code.organizationTitle}</p>
        <h1>{code.gateTitle}</h1>
        <p className="gate-clock">
          <time>{formatTime(Date.parse(code.serverTime) + (now - arrived))}</time>
        </p>
        <p className="gate-hint">{t('gate.scanMe')}</p>
        <div className="gate-typed">
          <p className="quiet">{t('gate.typedCode')}</p>
          <p className="gate-digits">
            {slot.typedCode.slice(0, 4)} <span>{slot.typedCode.slice(4)}</span>
          </p>
        </div>
        <div className="gate-left">
          <SecondsRing left={left} whole={slotMs} />
          <span className="quiet">{t('gate.secondsLeft')}</span>
        </div>
        <p className="gate-offline" role="status">
          {offline && (
            <>
              <OfflineIcon size={20} />
              {t('gate.holdsFor', { seconds: Math.ceil(holds / 1_000) })}
            </>
          )}
        </p>
      </section>
    </>
  );
}

function WithoutCode({ snapshot, onRetry }: CodeViewProps) {
  const t = useText('attendance');
  const lost = snapshot.matches({ showing: { code: 'expired' } }) || snapshot.context.failures > 0;
  if (!lost)
    return (
      <>
        <section className="gate-code">
          <Skeleton height="100%" />
        </section>
        <section className="gate-side">
          <h1 className="sr-only">{t('gate.title')}</h1>
          <BusyWord />
        </section>
      </>
    );
  return (
    <section className="gate-words" role="status">
      <span className="outcome-mark" data-tone="amber">
        <OfflineIcon size={36} />
      </span>
      <h1>{t('gate.noConnection')}</h1>
      <p className="quiet">{t('gate.noConnectionHelp')}</p>
      <Retry onRetry={onRetry} busy={!snapshot.hasTag('offline')} />
    </section>
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

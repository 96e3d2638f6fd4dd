import { useSelector } from '@xstate/react';
import { push } from '#src/actors/notifications/push/push.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Setting } from '#src/components/form/Setting.tsx';

/** Push messages on this device, and how to undo a refusal; renders nothing where the server sends none. */
export function PushHere() {
  const t = useText('notifications');
  const snapshot = useSelector(push, (current) => current);
  if (snapshot.matches('anonymous') || snapshot.matches({ unavailable: 'unconfigured' })) return null;
  const isOn = snapshot.matches({ granted: 'registered' });
  return (
    <section className="card stack" aria-labelledby="push-here" aria-busy={snapshot.hasTag('busy')}>
      <h2 id="push-here">{t('push.title')}</h2>
      {snapshot.hasTag('on') && <p role="status">{isOn ? t('push.on') : t('push.turningOn')}</p>}
      {(snapshot.hasTag('canTurnOn') || snapshot.matches('asking')) && (
        <Setting label={t('push.off')}>
          <Button loading={snapshot.matches('asking')} onClick={() => push.send({ type: 'push.accepted' })}>
            {t('push.turnOn')}
          </Button>
        </Setting>
      )}
      {snapshot.matches('denied') && (
        <>
          <p>{t('push.denied')}</p>
          <p className="quiet">{t('push.deniedHow')}</p>
          <p className="quiet">{t('push.deniedApp')}</p>
        </>
      )}
      {snapshot.matches({ unavailable: 'unsupported' }) && <p className="quiet">{t('push.unsupported')}</p>}
      {snapshot.matches({ unavailable: 'uninstalled' }) && <p className="quiet">{t('push.uninstalled')}</p>}
    </section>
  );
}

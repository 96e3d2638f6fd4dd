import { useSelector } from '@xstate/react';
import { installation } from '#src/actors/shared/installationActor.ts';
import { Button } from '#src/components/Button.tsx';
import { DownloadIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** Where the platform can install the app; renders nothing elsewhere. */
export function InstallHint() {
  const t = useText('notifications');
  const snapshot = useSelector(installation, (current) => current);
  if (!snapshot.hasTag('offered') && !snapshot.hasTag('advised')) return null;
  return (
    <Notice role="region" aria-labelledby="install" icon={<DownloadIcon />}>
      <div>
        <strong id="install">{t('install.title')}</strong>
        <p>{t('install.text')}</p>
        {snapshot.hasTag('advised') && <p>{t('install.ios')}</p>}
      </div>
      {snapshot.hasTag('offered') && (
        <Button
          variant="soft"
          loading={snapshot.hasTag('busy')}
          onClick={() => installation.send({ type: 'install.accepted' })}
        >
          {t('install.accept')}
        </Button>
      )}
    </Notice>
  );
}

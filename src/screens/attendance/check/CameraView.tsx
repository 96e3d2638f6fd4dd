import { useEffect } from 'react';
import { IconLink } from '#src/components/IconButton.tsx';
import { Button } from '#src/components/Button.tsx';
import { BackIcon } from '#src/components/icons.tsx';
import { machineProps } from '#src/components/machineProps.ts';
import { useArrival } from '#src/components/useArrival.ts';
import { useText } from '#src/i18n/useText.ts';
import { CameraPicture } from './CameraPicture.tsx';
import type { ViewProps } from './Check.tsx';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';
import { scanWord } from './words.ts';

/** The camera takes the full height; while a code is verified or a photo is read, the picture is paused. */
export function CameraView({ snapshot, actions }: ViewProps) {
  const t = useText('attendance');
  const heading = useArrival();
  const { type } = snapshot.context;
  const title = type === 'in' ? t('checkTitle.in') : t('checkTitle.out');
  const verifying = snapshot.matches('verifying');
  const trouble =
    snapshot.matches({ scanning: 'refusedSeen' }) || snapshot.matches({ scanning: 'foreignSeen' });
  useEffect(() => {
    document.title = `${title} · Davomat`;
  }, [title]);
  return (
    <main id="main" className="scan" {...machineProps(snapshot)}>
      <CameraPicture />
      <header className="scan-head">
        <BackLink />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <DirectionSwitch type={type} />
      </header>
      <div className="scan-frame" data-tone={trouble ? 'trouble' : verifying ? 'busy' : undefined}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d="M2 18V10a8 8 0 0 1 8-8h8M82 2h8a8 8 0 0 1 8 8v8M98 82v8a8 8 0 0 1-8 8h-8M18 98h-8a8 8 0 0 1-8-8v-8" />
        </svg>
      </div>
      <div className="scan-foot">
        <p className="scan-word" aria-hidden="true">
          {snapshot.matches('scanning')
            ? scanWord(snapshot, t)
            : verifying
              ? t('verifying')
              : t('readingPhoto')}
        </p>
        {verifying ? (
          <Button
            size="3"
            variant="soft"
            color="gray"
            onClick={() => actions.send({ type: 'punch.cancelled' })}
          >
            {t('stop')}
          </Button>
        ) : (
          <div className="scan-ways" role="group" aria-label={t('otherWays')}>
            {snapshot.matches('readingPhoto') ? (
              <OpenCameraButton onClick={actions.openCamera} />
            ) : (
              <PhotoButton onPhoto={actions.choosePhoto} />
            )}
            <TypeCodeButton onClick={actions.typeCode} />
          </div>
        )}
      </div>
    </main>
  );
}

function BackLink() {
  const t = useText('common');
  return (
    <IconLink to="/home" label={t('back')}>
      <BackIcon size={24} />
    </IconLink>
  );
}

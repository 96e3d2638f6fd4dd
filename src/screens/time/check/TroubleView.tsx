import { Button } from '#src/components/Button.tsx';
import { CameraIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { Outcome } from './Outcome.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';
import { troubleWords } from './words.ts';

/** The camera or the photo did not work; the other ways do. */
export function TroubleView({ actor, snapshot, actions }: ViewProps) {
  const t = useText('attendance');
  const words = troubleWords(snapshot, t);
  const tryCamera = (
    <Button size="3" onClick={actions.openCamera}>
      {t('openCamera')}
    </Button>
  );
  const ofPhoto = snapshot.matches('photoRead');
  const hopeless =
    snapshot.matches({ unavailable: 'insecure' }) || snapshot.matches({ unavailable: 'missing' });
  return (
    <Outcome
      actor={actor}
      icon={<CameraIcon size={36} />}
      tone="orange"
      title={words?.title ?? ''}
      text={words?.help}
      action={
        hopeless ? (
          <Button size="3" onClick={actions.typeCode}>
            {t('typeCode')}
          </Button>
        ) : ofPhoto ? undefined : (
          tryCamera
        )
      }
      ways={
        <>
          {(ofPhoto || hopeless) && <OpenCameraButton onClick={actions.openCamera} />}
          <PhotoButton onPhoto={actions.choosePhoto} />
          {!hopeless && <TypeCodeButton onClick={actions.typeCode} />}
        </>
      }
    />
  );
}

import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { OfflineIcon } from '#src/components/icons.tsx';
import { useOnline } from '#src/components/feedback/OfflineBar.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { Outcome } from './Outcome.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';

/** No answer: the same punch can be sent again and counts once in any case. */
export function UnsentView({ actor, snapshot, actions }: ViewProps) {
  const t = useText('attendance');
  const online = useOnline();
  const { failure } = snapshot.context;
  return (
    <Outcome
      actor={actor}
      icon={<OfflineIcon size={36} />}
      tone="amber"
      title={t('unsent')}
      text={online ? t('unsentHelp') : t('unsentOffline')}
      action={
        <>
          {failure && failure.kind !== 'network' && <FailureNotice failure={failure} />}
          <Button size="3" onClick={() => actions.send({ type: 'punch.retried' })}>
            {t('sendAgain')}
          </Button>
        </>
      }
      ways={
        <>
          <OpenCameraButton onClick={actions.openCamera} />
          <PhotoButton onPhoto={actions.choosePhoto} />
          <TypeCodeButton onClick={actions.typeCode} />
        </>
      }
    />
  );
}

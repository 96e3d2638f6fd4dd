import { Button } from '#src/components/Button.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { Outcome } from './Outcome.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';

/** The phone stored nothing, so nothing is kept. */
export function NotKeptView({ actor, actions }: ViewProps) {
  const t = useText('attendance');
  return (
    <Outcome
      actor={actor}
      icon={<AlertIcon size={36} />}
      tone="red"
      title={t('notKept')}
      text={t('notKeptHelp')}
      action={
        <Button size="3" onClick={() => actions.send({ type: 'punch.retried' })}>
          {t('sendAgain')}
        </Button>
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

import { OfflineIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { Outcome } from './Outcome.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';

/** The phone was offline: nothing was sent and nothing is kept, so the code has to be scanned again. */
export function NotSentView({ actor, actions }: ViewProps) {
  const t = useText('attendance');
  return (
    <Outcome
      actor={actor}
      icon={<OfflineIcon size={36} />}
      tone="amber"
      title={t('notSent')}
      text={t('notSentHelp')}
      action={<OpenCameraButton onClick={actions.openCamera} />}
      ways={
        <>
          <PhotoButton onPhoto={actions.choosePhoto} />
          <TypeCodeButton onClick={actions.typeCode} />
        </>
      }
    />
  );
}

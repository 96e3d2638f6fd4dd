import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { CrossCircleIcon, InfoIcon } from '#src/components/icons.tsx';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { Outcome } from './Outcome.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';

/** Another code would not help against these. */
const notTheCode = [
  'employeeBlocked',
  'deviceNotTrusted',
  'deviceOfAnother',
  'outsideShift',
  'beforeFirstDay',
  'clockBehind',
  'tooManyWrongCodes',
];

/** Refused, and why; the next step depends on the reason. */
export function RejectedView({ actor, snapshot, actions }: ViewProps) {
  const t = useText('attendance');
  const problem = useProblemText();
  const { failure, punch } = snapshot.context;
  const code = failure?.kind === 'problem' ? failure.code : '';
  const again: ReactNode =
    punch?.gateId === undefined ? (
      <Button size="3" onClick={actions.openCamera}>
        {t('scanAgain')}
      </Button>
    ) : (
      <Button size="3" onClick={actions.typeCode}>
        {t('typeAgain')}
      </Button>
    );
  const other: Partial<Record<string, ReactNode>> = {
    alreadyCheckedIn: (
      <ButtonLink size="3" to="/qr-scan/attendance-check/out">
        {t('markOut')}
      </ButtonLink>
    ),
    notCheckedIn: (
      <ButtonLink size="3" to="/qr-scan/attendance-check/in">
        {t('markIn')}
      </ButtonLink>
    ),
  };
  const harmless = code in other;
  const mayHelp = !harmless && !notTheCode.includes(code);
  return (
    <Outcome
      actor={actor}
      icon={harmless ? <InfoIcon size={36} /> : <CrossCircleIcon size={36} />}
      tone={harmless ? 'amber' : 'red'}
      title={t('rejected')}
      text={problem(code)}
      action={other[code] ?? (mayHelp ? again : undefined)}
      ways={
        mayHelp ? (
          <>
            {punch?.gateId !== undefined && <OpenCameraButton onClick={actions.openCamera} />}
            <PhotoButton onPhoto={actions.choosePhoto} />
            {punch?.gateId === undefined && <TypeCodeButton onClick={actions.typeCode} />}
          </>
        ) : undefined
      }
    />
  );
}

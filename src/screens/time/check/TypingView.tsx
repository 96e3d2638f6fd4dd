import type { SubmitEvent } from 'react';
import { Button } from '#src/components/Button.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { OfflineIcon } from '#src/components/icons.tsx';
import { useOnline } from '#src/components/feedback/OfflineBar.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { DigitsField } from '#src/components/form/DigitsField.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { ViewProps } from './useCheck.ts';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { Ways } from './Ways.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** The digits beside the QR code and the gate they were read at; a single gate needs no choice. */
export function TypingView(props: ViewProps) {
  const t = useText('attendance');
  const { actor, snapshot, actions } = props;
  const online = useOnline();
  const { type, failure } = snapshot.context;
  return (
    <Screen title={type === 'in' ? t('checkTitle.in') : t('checkTitle.out')} actor={actor} back="/home">
      <DirectionSwitch type={type} />
      {!online && (
        <Notice tone="amber" role="status" icon={<OfflineIcon />}>
          <p>{t('typed.offline')}</p>
        </Notice>
      )}
      {snapshot.matches({ typing: 'loadingGates' }) && <SkeletonCard height={220} />}
      {snapshot.matches({ typing: 'withoutGates' }) && <EmptyState text={t('typed.noGates')} />}
      {snapshot.matches({ typing: 'notLoaded' }) && online && failure && (
        <FailureNotice failure={failure} onRetry={() => actions.send({ type: 'gates.retried' })} />
      )}
      {snapshot.matches({ typing: 'editing' }) && <Form {...props} />}
      <Ways>
        <OpenCameraButton onClick={actions.openCamera} />
        <PhotoButton onPhoto={actions.choosePhoto} />
      </Ways>
    </Screen>
  );
}

const splitInFours = (digits: string) => digits.replace(/^(\d{4})(?=\d)/, '$1 ');

function Form({ snapshot, actions }: ViewProps) {
  const t = useText('attendance');
  const { gates, gateId, digits, gateProblem, digitsProblem } = snapshot.context;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actions.submitDigits();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {gates.length > 1 ? (
        <SelectField
          name="gateId"
          label={t('typed.gate')}
          value={gateId ?? ''}
          onChange={(id) => actions.send({ type: 'gate.chosen', gateId: id })}
          error={gateProblem ?? undefined}
          options={[
            ...(gateId === null ? [{ value: '', label: t('typed.chooseGate') }] : []),
            ...gates.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      ) : (
        <p>
          <span className="quiet">{t('typed.gate')}:</span> {gates[0]?.title}
        </p>
      )}
      <DigitsField
        name="digits"
        label={t('typed.digits')}
        hint={t('typed.digitsHint')}
        value={digits}
        maxDigits={8}
        group={splitInFours}
        onChange={(typed) => actions.send({ type: 'digits.changed', digits: typed })}
        error={digitsProblem ?? undefined}
        autoFocus
        enterKeyHint="send"
      />
      <Button type="submit" size="3">
        {t('typed.send')}
      </Button>
    </form>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import type { Absence } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import { absenceDownload } from '#src/actors/time/absenceFile.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useFileSize } from './FileField.tsx';

/** The paper of an absence, to keep; it is never opened in the app. */
export function AbsenceFile({ id, file }: { id: string; file: NonNullable<Absence['file']> }) {
  const t = useText('absences');
  const sizeOf = useFileSize();
  const actor = useActorRef(absenceDownload, { inspect });
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, (current) => (current.hasTag('error') ? current.context.failure : null));
  return (
    <div>
      <Button
        size="2"
        variant="soft"
        color="gray"
        loading={busy}
        onClick={() => actor.send({ type: 'download.started', wanted: id })}
      >
        {t('saveFile', { type: file.type.toUpperCase(), size: sizeOf(file.bytes) })}
      </Button>
      {failure && (
        <FailureNotice failure={failure} onRetry={() => actor.send({ type: 'download.retried' })} />
      )}
    </div>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { excelUploadMachine } from '#machines/flows/employees/excelUpload/excelUploadMachine.ts';
import type { ExcelUploadEvent } from '#machines/flows/employees/excelUpload/excelUploadSetup.ts';
import { stepHistory } from '#src/actors/shared/stepHistory.ts';
import { downloadTemplate } from '#src/actors/employees/upload/downloadTemplate.ts';
import { removeBadRows, saveBadRows, stepThroughEdits } from '#src/actors/employees/upload/editList.ts';
import { findKept, listKeeper, restoreList } from '#src/actors/employees/upload/keptList.ts';
import { checkRows, fillCards, openFile } from '#src/actors/employees/upload/readFile.ts';
import { commitImport, judgeImport, sendChunk, startImport } from '#src/actors/employees/upload/sendRows.ts';
import { closeSheets } from '#src/actors/employees/upload/sheets.ts';
import { useDraftOwner } from '#src/session/job.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { Steps } from '#src/components/form/Steps.tsx';
import { useLeaveWhenDone } from '#src/components/hooks/useLeaveWhenDone.ts';
import { useText } from '#src/i18n/useText.ts';
import { justSubmitted } from './upload/justSubmitted.ts';
import { lastList } from './lastList.ts';
import { FileStep } from './upload/FileStep.tsx';
import { KeptOffer } from './upload/KeptOffer.tsx';
import { MappingStep } from './upload/MappingStep.tsx';
import { ReadingView } from './upload/ReadingView.tsx';
import { ReviewStep } from './upload/ReviewStep.tsx';
import { SendingView } from './upload/SendingView.tsx';
import { TemplateStep } from './upload/TemplateStep.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import './upload/upload.css';

const machine = excelUploadMachine.provide({
  actors: {
    stepHistory,
    listKeeper,
    findKept,
    restoreList,
    fillCards,
    removeBadRows,
    stepThroughEdits,
    saveBadRows,
    downloadTemplate,
    openFile,
    checkRows,
    startImport,
    sendChunk,
    judgeImport,
    commitImport,
  },
});

const parts = [
  'opening',
  'keptFound',
  'restoring',
  'template',
  'file',
  'reading',
  'mapping',
  'checking',
  'review',
] as const;

export default function UploadScreen() {
  const owner = useDraftOwner();
  return <Upload key={owner} owner={owner} />;
}

function Upload({ owner }: { owner: string }) {
  const t = useText('upload');
  const actor = useActorRef(machine, { input: { owner }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const send = (event: ExcelUploadEvent) => {
    actor.send(event);
  };
  // Storing a new list is usually too quick to be a part of its own.
  const part = snapshot.matches('storing')
    ? 'checking'
    : (parts.find((one) => snapshot.matches(one)) ?? 'sending');
  const heading = useHeadingFocus(part, snapshot.hasTag('error'));

  // The list and its worker end with the screen.
  useEffect(() => closeSheets, []);
  useLeaveWhenDone(actor, ({ context }) => `/employees/imports/${context.importId ?? ''}`, {
    ...(snapshot.matches('written') && { state: justSubmitted }),
  });

  const steps = [t('stepTemplate'), t('stepFile'), t('stepReview')];
  const current = snapshot.hasTag('step1') ? 0 : snapshot.hasTag('step2') ? 1 : 2;
  const view = { snapshot, send, heading };
  return (
    <Screen
      title={t('title')}
      actor={actor}
      width={part === 'review' ? 'wide' : 'narrow'}
      back={lastList()}
      actions={
        part === 'template' && (
          <ButtonLink to="/employees/imports" variant="soft" color="gray">
            {t('past')}
          </ButtonLink>
        )
      }
    >
      <Steps steps={steps} current={current} />
      {part === 'opening' && <SkeletonCard height={320} />}
      {part === 'keptFound' && <KeptOffer {...view} />}
      {part === 'template' && <TemplateStep {...view} />}
      {part === 'file' && <FileStep {...view} />}
      {(part === 'restoring' || part === 'reading' || part === 'checking') && <ReadingView {...view} />}
      {part === 'mapping' && <MappingStep {...view} />}
      {part === 'review' && <ReviewStep {...view} />}
      {part === 'sending' && <SendingView {...view} />}
    </Screen>
  );
}

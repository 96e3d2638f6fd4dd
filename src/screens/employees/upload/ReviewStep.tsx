import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { OpenSheet } from '#src/actors/employees/upload/sheets.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useText } from '#src/i18n/useText.ts';
import { ProblemCards } from './ProblemCards.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import type { UploadProps } from './uploadProps.ts';
import { useNarrow } from './useNarrow.ts';
import { openSheetOf, useSheetView } from './useSheet.ts';

export function ReviewStep(props: UploadProps) {
  const sheet = openSheetOf(props.snapshot.context.file);
  return sheet ? <Review {...props} sheet={sheet} /> : null;
}

function Review({ snapshot, send, heading, sheet }: UploadProps & { sheet: OpenSheet }) {
  const t = useText('upload');
  const narrow = useNarrow();
  const { view } = sheet;
  useSheetView(view);
  const { summary } = snapshot.context;
  if (!summary) return null;
  const { problems, rows } = summary;
  const changed = (next: SheetSummary) => send({ type: 'rows.changed', summary: next });
  const step = (verb: 'undo' | 'redo') => send({ type: verb === 'undo' ? 'edit.undone' : 'edit.redone' });
  return (
    <section className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t('reviewTitle')}
      </h2>
      <ReviewNotices
        snapshot={snapshot}
        send={send}
        heading={heading}
        sheet={sheet}
        summary={summary}
        onChanged={changed}
      />
      <div className="row">
        {!narrow && (
          <Button
            variant="soft"
            color="gray"
            onClick={() => void view.choose(view.kind === 'all' ? 'problems' : 'all')}
          >
            {view.kind === 'all' ? t('onlyProblems') : t('allRows')}
          </Button>
        )}
        {!narrow && (
          <>
            <Button
              variant="soft"
              color="gray"
              disabled={!summary.canUndo}
              aria-keyshortcuts="Control+Z"
              onClick={() => step('undo')}
            >
              {t('undoEdit')}
            </Button>
            <Button
              variant="soft"
              color="gray"
              disabled={!summary.canRedo}
              aria-keyshortcuts="Control+Shift+Z Control+Y"
              onClick={() => step('redo')}
            >
              {t('redoEdit')}
            </Button>
          </>
        )}
        <Button
          variant="soft"
          color="gray"
          disabled={problems === 0}
          onClick={() => send({ type: 'badRows.wanted' })}
        >
          {t('badRowsFile')}
        </Button>
        <Button
          variant="soft"
          color="red"
          disabled={problems === 0}
          onClick={() => send({ type: 'removal.chosen' })}
        >
          {t('removeBad')}
        </Button>
      </div>
      {narrow ? (
        <ProblemCards view={view} onChanged={changed} />
      ) : (
        <SheetGrid sheet={sheet} newStatus={summary.newStatus} onChanged={changed} onStep={step} />
      )}
      {problems === 0 && rows > 0 && <p className="quiet">{t('submitHint')}</p>}
      <footer className="row foot">
        <Button size="3" variant="soft" color="gray" onClick={() => send({ type: 'step.returned' })}>
          {t('otherFile')}
        </Button>
        <Button
          size="3"
          disabled={problems > 0 || rows === 0}
          onClick={() => send({ type: 'upload.submitted', newKey: newId(), spareKey: newId() })}
        >
          {t('submit')}
        </Button>
      </footer>
      <ConfirmDialog
        open={snapshot.matches({ review: 'confirmingRemoval' })}
        title={t('removeBadTitle')}
        text={t('removeBadText')}
        confirmLabel={t('removeBad')}
        tone="danger"
        onConfirm={() => send({ type: 'removal.confirmed' })}
        onCancel={() => send({ type: 'removal.cancelled' })}
      />
    </section>
  );
}

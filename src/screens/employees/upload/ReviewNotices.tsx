import { Box } from '@radix-ui/themes';
import { useRef } from 'react';
import { chosenStatuses, type ChosenStatus } from '#domain/employee.ts';
import { columnKeys, columns, statusWords } from '#domain/import/columns.ts';
import type { BadRow, SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { OpenSheet } from '#src/actors/employees/upload/sheets.ts';
import { newId } from '#src/runtime/newId.ts';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { AlertIcon, CheckCircleIcon } from '#src/components/icons.tsx';
import { SelectField } from '#src/components/form/SelectField.tsx';
import { useFieldText, useLanguage, useText } from '#src/i18n/useText.ts';
import { pickedFile, sheetTypes } from './fileInput.ts';
import { RefusedFile } from './RefusedFile.tsx';
import type { UploadProps } from './uploadProps.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';

export interface ReviewPartProps extends UploadProps {
  sheet: OpenSheet;
  summary: SheetSummary;
  onChanged: (summary: SheetSummary) => void;
}

/** Says what the list still needs before it can be sent. */
export function ReviewNotices(props: ReviewPartProps) {
  const t = useText('upload');
  const { snapshot, summary } = props;
  const { rows, newUnits, cardsMissing, withoutStatus } = summary;
  const problems = summary.problems - newUnits.rows;
  const { failure, refusal, unkept } = snapshot.context;
  return (
    <>
      {snapshot.matches({ review: 'refused' }) && failure && <FailureNotice failure={failure} />}
      {snapshot.matches({ review: 'cardsUnread' }) && refusal && <RefusedFile refusal={refusal} />}
      {(problems > 0 || newUnits.rows === 0) && (
        <Notice
          tone={problems > 0 ? 'red' : 'green'}
          icon={problems > 0 ? <AlertIcon /> : <CheckCircleIcon />}
        >
          <div>
            {/* The rows are many, and not read out at each correction. */}
            <div role="status">
              <strong>
                {problems > 0
                  ? t('problemRows', { count: problems })
                  : rows > 0
                    ? t('allGood')
                    : t('nothingLeft')}
              </strong>
              <p>{t('rows', { count: rows })}</p>
            </div>
            {problems > 0 && <BadRows problems={problems} badRows={summary.badRows} />}
          </div>
        </Notice>
      )}
      {newUnits.titles.length > 0 && <NewUnits {...props} />}
      {unkept && (
        <Notice tone="amber" role="alert" icon={<AlertIcon />}>
          <p>{t('unkept')}</p>
        </Notice>
      )}
      {cardsMissing > 0 && <CardsMissing {...props} />}
      {withoutStatus > 0 && <NewStatus {...props} />}
    </>
  );
}

/**
 * Lists every row with problems by its number in the file, with the reasons (spec section 2). Rows that only need a new
 * unit are listed apart.
 */
function BadRows({ problems, badRows }: Pick<SheetSummary, 'problems' | 'badRows'>) {
  const t = useText('upload');
  const say = useFieldText();
  const [language] = useLanguage();
  const problemsOf = (row: BadRow) =>
    columnKeys.flatMap((key) => {
      const code = row.problems[key];
      if (code === undefined) return [];
      const [heading, text] = [columns[key].headings[language], say(code)];
      // Most sentences name their column.
      return text.startsWith(heading) ? text : `${heading}: ${text}`;
    });
  return (
    <Box asChild maxHeight="200px" overflowY="auto" mt="2">
      <ul tabIndex={0} aria-label={t('problemRows', { count: problems })}>
        {badRows.map((row) => (
          <li key={row.number}>
            {t('rowProblem', { v: row.number })} · {problemsOf(row).join('; ')}
          </li>
        ))}
        {problems > badRows.length && <li>{t('moreRows', { count: problems - badRows.length })}</li>}
      </ul>
    </Box>
  );
}

/** The most titles that the notice names. */
const MOST_TITLES = 20;

/** Names the units that the company does not have: one press creates them and sends the list. */
function NewUnits({ snapshot, send, summary: { newUnits } }: ReviewPartProps) {
  const t = useText('upload');
  const { titles } = newUnits;
  const event = { type: 'units.accepted', newKey: newId(), spareKey: newId() } as const;
  const others = !snapshot.can(event);
  return (
    <Notice tone="amber">
      <div>
        <strong>{t('newUnits', { count: titles.length })}</strong>
        <p>
          {titles.slice(0, MOST_TITLES).join(', ')}
          {titles.length > MOST_TITLES && '…'}
        </p>
        {others && <p>{t('newUnitsLater')}</p>}
      </div>
      <Button variant="soft" color="amber" disabled={others} onClick={() => send(event)}>
        {t('newUnitsMake', { count: titles.length })}
      </Button>
    </Notice>
  );
}

function CardsMissing({ snapshot, send, sheet, summary }: ReviewPartProps) {
  const t = useText('upload');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Notice tone="amber">
      <div>
        <strong>{t('cardsMissing', { count: summary.cardsMissing })}</strong>
        <p>{t('cardsText')}</p>
      </div>
      <Button
        variant="soft"
        color="amber"
        loading={snapshot.matches({ review: 'fillingCards' })}
        onClick={() => input.current?.click()}
      >
        {t('cardsFromFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sheetTypes}
        onChange={({ target }) => {
          const file = pickedFile(target);
          if (!file) return;
          sheet.file = file;
          send({ type: 'cards.chosen' });
        }}
      />
    </Notice>
  );
}

/** Chooses the status of new people whose rows have none. */
function NewStatus({ sheet, summary, onChanged }: ReviewPartProps) {
  const t = useText('upload');
  const [language] = useLanguage();
  return (
    <Box maxWidth="420px">
      <SelectField
        label={t('newStatus')}
        hint={t('newStatusHint', { count: summary.withoutStatus })}
        value={summary.newStatus}
        options={chosenStatuses.map((value) => ({ value, label: statusWords[value][language] }))}
        onChange={(value) => void sheet.view.chooseNewStatus(value as ChosenStatus).then(onChanged)}
      />
    </Box>
  );
}

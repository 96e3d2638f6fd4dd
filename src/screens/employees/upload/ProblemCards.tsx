import { useState } from 'react';
import { Flex } from '@radix-ui/themes';
import { columnKeys, columns, type ColumnKey } from '#domain/import/columns.ts';
import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { SheetView } from '#src/actors/employees/upload/sheetView.ts';
import { Button } from '#src/components/Button.tsx';
import type { FieldProps } from '#src/components/form/Field.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { usePages } from '#src/components/list/usePages.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import type { ShownRow } from '#src/workers/sheets/protocol.ts';

export interface ProblemCardsProps {
  view: SheetView;
  onChanged: (summary: SheetSummary) => void;
}

/**
 * Shows each row with problems as a card with only the fields to correct; if there are none, each row as it will be
 * written.
 */
export function ProblemCards({ view, onChanged }: ProblemCardsProps) {
  const t = useText('upload');
  const { from, to, foot } = usePages(view.length, 10);
  const isWhole = view.kind === 'all';
  if (view.length === 0) return <EmptyState text={t('noProblems')} />;
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  return (
    <>
      {places.map((place) => {
        const row = view.row(place);
        return row && isWhole ? (
          <ReviewedRow key={row.index} row={row} />
        ) : row ? (
          <Card key={row.index} row={row} place={place} view={view} onChanged={onChanged} />
        ) : (
          <SkeletonCard key={place} height={180} />
        );
      })}
      <ListFoot {...foot} />
    </>
  );
}

function ReviewedRow({ row }: { row: ShownRow }) {
  const t = useText('upload');
  const [language] = useLanguage();
  const filled = columnKeys.flatMap((key, place) =>
    isName(key) || !row.cells[place] ? [] : [{ key, text: row.cells[place] }],
  );
  return (
    <article className="card stack" aria-label={t('rowAt', { v: row.number })}>
      <Head row={row} />
      <Facts>
        {filled.map(({ key, text }) => (
          <Fact key={key} label={columns[key].headings[language]}>
            {text}
          </Fact>
        ))}
      </Facts>
    </article>
  );
}

const isName = (key: ColumnKey) => key === 'lastName' || key === 'firstName';

function Head({ row }: { row: ShownRow }) {
  const t = useText('upload');
  const cell = (key: ColumnKey) => row.cells[columnKeys.indexOf(key)] ?? '';
  return (
    <Flex asChild wrap="wrap" justify="between" gapX="3" gapY="1">
      <header>
        <strong>{`${cell('lastName')} ${cell('firstName')}`.trim() || '–'}</strong>
        <span className="quiet">{t('rowAt', { v: row.number })}</span>
      </header>
    </Flex>
  );
}

function Card({ row, place, view, onChanged }: ProblemCardsProps & { row: ShownRow; place: number }) {
  const t = useText('upload');
  const [language] = useLanguage();
  // A corrected field stays: it must not disappear while it is being typed in.
  const [wrongColumns] = useState(() => new Set(Object.keys(row.problems) as ColumnKey[]));
  for (const key of Object.keys(row.problems) as ColumnKey[]) wrongColumns.add(key);
  const cell = (key: ColumnKey) => row.cells[columnKeys.indexOf(key)] ?? '';
  return (
    <article className="card stack" aria-label={t('rowAt', { v: row.number })}>
      <Head row={row} />
      {columnKeys
        .filter((key) => wrongColumns.has(key))
        .map((key) => (
          <CellField
            key={key}
            label={columns[key].headings[language]}
            text={cell(key)}
            error={row.problems[key]}
            hint={row.twins[key] === undefined ? undefined : t('twin', { v: row.twins[key] })}
            onText={(text) => void view.write(place, columnKeys.indexOf(key), [[text]], true).then(onChanged)}
          />
        ))}
      <Button variant="ghost" color="red" onClick={() => void view.remove(place).then(onChanged)}>
        {t('removeRow', { v: row.number })}
      </Button>
    </article>
  );
}

interface CellFieldProps extends FieldProps {
  text: string;
  onText: (text: string) => void;
}

/** The field keeps its text itself: the worker's answer comes later than the next key press. */
function CellField({ text, onText, ...field }: CellFieldProps) {
  const [draft, setDraft] = useState(text);
  return (
    <TextField
      {...field}
      value={draft}
      autoComplete="off"
      onChange={(next) => {
        setDraft(next);
        onText(next);
      }}
    />
  );
}

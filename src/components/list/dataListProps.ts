import type { ReactNode } from 'react';
import type { RowAnswer } from '#machines/flows/shared/rowKeys/rowKeysMachine.ts';
import type { ListSetupInUse } from './setup/useListSetup.ts';
import type { RowAction } from './RowMenu.tsx';

export interface Column<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** Numbers and money end-aligned. */
  align?: 'end';
  /** CSS grid track on a desktop, e.g. '2fr' or '140px'. Default 1fr. */
  width?: string;
  /** Not shown in the card layout. */
  deskOnly?: boolean;
  /** Not shown beside a record. */
  aloneOnly?: boolean;
  /** The field by which a click on its heading sorts. */
  sort?: string;
}

export interface RowChoice<Row> {
  isChosen: (row: Row) => boolean;
  canChoose: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** Whether all or some of the shown rows are selected. */
  all: boolean | 'some';
  onToggleAll: () => void;
  /** "Choose Karimova Aziza". */
  label: (row: Row) => string;
  allLabel: string;
}

export interface DataListProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** The first column names the row: a link on a desktop, the card's headline on a phone. */
  columns: readonly Column<Row>[];
  /** Undefined during the first load, when skeletons take their place. An empty array shows "No data". */
  rows: readonly Row[] | undefined;
  /** How many rows are expected. */
  loadingRows?: number;
  rowKey: (row: Row) => string;
  /** Makes the row a link. */
  rowHref?: (row: Row) => string;
  /** Called before leaving for the row's page: `leave` of useList. */
  onOpen?: (key: string) => void;
  /** Actions at the end of the row. */
  rowActions?: (row: Row) => ReactNode;
  /** On a desk the actions show where a row is pointed at or walked to. Its menu must have them too. */
  quietActions?: boolean;
  /** The row's menu, opened by "…" at its end or by a right click. */
  menu?: (row: Row) => { label: string; actions: readonly RowAction[] };
  /** Called for the keys A and R on a row. */
  onAnswer?: (row: Row, answer: RowAnswer) => void;
  /** Adds a checkbox before every row. */
  choice?: RowChoice<Row>;
  /** Current sort order: a column's `sort`, with `-` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** The rows are stale while new ones load. */
  stale?: boolean;
  /** The person's choice of columns, applied to the table only; cards show all of theirs. */
  setup?: ListSetupInUse | undefined;
}

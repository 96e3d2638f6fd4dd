import { createContext, useContext } from 'react';

/** A list that shows the records of its rows beside itself. */
export interface ListPart {
  part: 'list';
  /** The list's own path, whatever record is open. */
  path: string;
  /** The list's query, which is kept apart from the record's. */
  query: string;
  write: (query: string) => void;
  /** The record beside the list. */
  open: string | null;
  /** For the links of its rows. */
  link: { state: object; replace: boolean };
  /** The keys moved to this row. */
  reached: (id: string) => void;
  /** Calls the listener when the list is out of date, until the returned function is called. */
  onOutdated: (listener: () => void) => () => void;
}

/** The record beside a list. */
export interface PanelPart {
  part: 'panel';
  close: () => void;
  /** The record was changed. */
  changed: () => void;
}

/** Which part of the page a screen is; null where it is the page. */
export const PartContext = createContext<ListPart | PanelPart | null>(null);

export const useListPart = (): ListPart | null => {
  const part = useContext(PartContext);
  return part?.part === 'list' ? part : null;
};

export const usePanelPart = (): PanelPart | null => {
  const part = useContext(PartContext);
  return part?.part === 'panel' ? part : null;
};

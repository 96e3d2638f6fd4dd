import type { ReactNode } from 'react';
import './plain.css';

/** A button that loads keeps its size and its name behind the spinner. */
export const ButtonLabel = ({ loading, children }: { loading: boolean | undefined; children: ReactNode }) =>
  loading ? (
    <>
      <span className="button-hidden">{children}</span>
      <span className="spinner" aria-hidden="true" />
    </>
  ) : (
    children
  );

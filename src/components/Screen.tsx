import { Suspense, useEffect, type ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useText } from '#src/i18n/useText.ts';
import { setScreenTitle } from '#src/runtime/screenTitle.ts';
import { BackIcon } from './firstIcons.tsx';
import { returning } from './listPlace.ts';
import { machineProps } from './machineProps.ts';
import { SkeletonList } from './Skeleton.tsx';
import { useArrival } from './useArrival.ts';
import './screen.css';
import { IconButton, IconLink } from './IconButton.tsx';

export interface ScreenProps {
  /** The only h1; also the document's title. */
  title: string;
  /** The machine that drives this screen. */
  snapshot?: AnyMachineSnapshot;
  /** What the arrow beside the title does: a path, or a callback. */
  back?: string | (() => void);
  /** Beside the title; below it on a phone. */
  actions?: ReactNode;
  /** Secondary text under the title. */
  lead?: ReactNode;
  /** `narrow` (560 px) for forms and single columns, `wide` (1200 px) for tables. Default narrow. */
  width?: 'narrow' | 'wide';
  busy?: boolean;
  children: ReactNode;
}

/** The `<main>` of every screen: one heading that takes the focus on arrival, and the state of its machine. */
export function Screen({
  title,
  snapshot,
  back,
  actions,
  lead,
  width = 'narrow',
  busy,
  children,
}: ScreenProps) {
  const heading = useArrival();
  useEffect(() => {
    setScreenTitle(title);
  }, [title]);
  const state = snapshot && machineProps(snapshot);
  return (
    <main
      id="main"
      className="screen"
      data-width={width}
      {...state}
      aria-busy={busy ?? state?.['aria-busy'] ?? false}
    >
      <header className="screen-head">
        {back !== undefined && <Back to={back} />}
        <div className="screen-line">
          <div className="screen-titles">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead !== undefined && <p className="quiet">{lead}</p>}
          </div>
          {actions !== undefined && <div className="screen-actions">{actions}</div>}
        </div>
      </header>
      {/* Lazy parts load their texts too: the focused heading must stay mounted meanwhile. */}
      <Suspense fallback={<SkeletonList rows={4} />}>{children}</Suspense>
    </main>
  );
}

function Back({ to }: { to: string | (() => void) }) {
  const t = useText('common');
  const inside = <BackIcon size={22} />;
  if (typeof to === 'string')
    return (
      <IconLink to={to} state={returning} label={t('back')}>
        {inside}
      </IconLink>
    );
  return (
    <IconButton onClick={to} label={t('back')}>
      {inside}
    </IconButton>
  );
}

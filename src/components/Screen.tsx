import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { useText } from '#src/i18n/useText.ts';
import { setScreenTitle } from '#src/runtime/screenTitle.ts';
import { Awaited } from './feedback/Awaited.tsx';
import { useListPart, usePanelPart } from './beside/part.ts';
import { BackIcon, CloseIcon } from './firstIcons.tsx';
import { placeToReturn, returning } from './hooks/returning.ts';
import { useMachineProps } from './hooks/useMachineProps.ts';
import { SkeletonList } from './feedback/Skeleton.tsx';
import { useArrival } from './hooks/useArrival.ts';
import './screen.css';
import { IconButton, IconLink } from './IconButton.tsx';

export interface ScreenProps {
  /** The only h1; also the document's title. */
  title: string;
  /** The machine that drives this screen. */
  actor?: AnyActorRef | undefined;
  /** What the arrow beside the title does: a path, or a callback. */
  back?: string | (() => void);
  /** Beside the title; below it on a phone. */
  actions?: ReactNode;
  /** Secondary text under the title. */
  lead?: ReactNode;
  /** `narrow` (560 px) for single columns, `form` (800 px) for forms of two, `wide` (1200 px) for tables. Default narrow. */
  width?: 'narrow' | 'form' | 'wide';
  busy?: boolean;
  /** Stands for the path of a screen that has several. */
  place?: string;
  children: ReactNode;
}

/**
 * The `<main>` of every screen: one heading that takes the focus on arrival, and the state of its machine. Beside a list it is
 * the inside of a panel.
 */
export function Screen({
  title,
  actor,
  back,
  actions,
  lead,
  width = 'narrow',
  busy,
  place,
  children,
}: ScreenProps) {
  const list = useListPart();
  const panel = usePanelPart();
  const heading = useArrival(panel ? null : (list?.path ?? place));
  const isBehind = list !== null && list.open !== null;
  useEffect(() => {
    if (!isBehind) setScreenTitle(title);
  }, [title, isBehind]);
  const arrow = placeToReturn(useLocation().state) ?? back;
  const Heading = panel ? 'h2' : 'h1';
  return (
    <Part actor={actor} inPanel={panel !== null} width={width} busy={busy}>
      <header className="screen-head">
        {arrow !== undefined && !panel && <Back to={arrow} />}
        <div className="row screen-line">
          <div className="screen-titles">
            <Heading ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {lead !== undefined && <p className="quiet">{lead}</p>}
          </div>
          {actions !== undefined && <div className="row screen-actions">{actions}</div>}
        </div>
        {panel && <Close onClose={panel.close} />}
      </header>
      {/* Lazy parts load their texts too: the focused heading must stay mounted meanwhile. */}
      <Awaited fallback={<SkeletonList rows={4} />}>{children}</Awaited>
    </Part>
  );
}

interface PartProps extends Pick<ScreenProps, 'actor' | 'children'> {
  busy: boolean | undefined;
  inPanel: boolean;
  width: string;
}

/** Follows the state of the machine, so that the screen itself is not rendered for each of them. */
function Part({ actor, inPanel, width, busy, children }: PartProps) {
  const state = useMachineProps(actor);
  const Element = inPanel ? 'div' : 'main';
  return (
    <Element
      id={inPanel ? undefined : 'main'}
      className="stack screen"
      style={{ maxWidth: `var(--page-${width})` }}
      {...state}
      aria-busy={busy ?? state?.['aria-busy'] ?? false}
    >
      {children}
    </Element>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const t = useText('common');
  return (
    <IconButton label={t('close')} onClick={onClose}>
      <CloseIcon />
    </IconButton>
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

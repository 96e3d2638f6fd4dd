import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { CloseIcon } from './icons.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import './sheet.css';

export interface SheetProps {
  open: boolean;
  /** Called by the close button, Escape or a press outside. */
  onClose: () => void;
  title: string;
  /** Announced together with the title. */
  description?: ReactNode;
  /** Stays visible below the scrolling content: the main button. */
  footer?: ReactNode;
  /** Set while leaving would lose work in progress. */
  locked?: boolean;
  children: ReactNode;
}

/** Focuses the sheet and not its close button: its title is announced, and no keyboard opens on a phone. */
function focusSheet(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement | null)?.focus();
}

/** From the bottom on a phone, a centred dialog on a desktop. */
export function Sheet({ open, onClose, title, description, footer, locked = false, children }: SheetProps) {
  const t = useText('common');
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && !locked && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content
          className="sheet"
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            focusSheet(event);
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className="sheet-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="round-button" aria-label={t('close')} disabled={locked}>
              <CloseIcon />
            </Dialog.Close>
          </header>
          <div className="sheet-body">
            {description !== undefined && (
              <Dialog.Description className="quiet">{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <footer className="sheet-foot">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

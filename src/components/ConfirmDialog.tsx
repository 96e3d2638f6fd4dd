import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { Button } from './Button.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import './sheet.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  /** Says what happens: "Block", not "OK". */
  confirmLabel: string;
  tone?: 'danger' | 'normal';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Between text and buttons: a field for the reason, a failure. */
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    tone = 'normal',
    busy = false,
    onConfirm,
    onCancel,
    children,
  } = props;
  const t = useText('common');
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content
          className="sheet"
          data-kind="confirm"
          role="alertdialog"
          {...focus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="sheet-body">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description className="quiet">{text}</Dialog.Description>
            {children}
          </div>
          <footer className="sheet-foot">
            <Button type="button" size="3" variant="soft" color="gray" disabled={busy} onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button
              type="button"
              size="3"
              {...(tone === 'danger' ? { color: 'red' as const } : {})}
              loading={busy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

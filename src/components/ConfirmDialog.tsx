import * as Dialog from '@radix-ui/react-dialog';
import { useId, type ReactNode } from 'react';
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
  /** Between text and buttons: fields, a failure. */
  children?: ReactNode;
}

/** Asks before something is done; Enter in a field confirms. */
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
  const form = useId();
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
          <form
            id={form}
            className="sheet-body"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React passes it on to a form around the dialog.
              event.stopPropagation();
              if (!busy) onConfirm();
            }}
          >
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Description className="quiet">{text}</Dialog.Description>
            {children}
          </form>
          <footer className="sheet-foot">
            <Button type="button" size="3" variant="soft" color="gray" disabled={busy} onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              form={form}
              size="3"
              {...(tone === 'danger' ? { color: 'red' as const } : {})}
              loading={busy}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

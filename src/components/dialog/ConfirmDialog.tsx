import { AlertDialog, Flex } from '@radix-ui/themes';
import { useId, type ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { Button } from '../Button.tsx';
import { useFocusReturn } from '../hooks/useFocusReturn.ts';
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

/** Focuses the first field or, without fields, the first button, which changes nothing. */
function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement | null;
  dialog?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
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
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Content
        className="sheet"
        maxWidth="420px"
        onOpenAutoFocus={(event) => {
          focus.onOpenAutoFocus();
          focusFirst(event);
        }}
        onCloseAutoFocus={focus.onCloseAutoFocus}
      >
        <Flex asChild direction="column" gap="4" p="20px" overflowY="auto">
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React events bubble through portals, so a form around the dialog would be submitted too.
              event.stopPropagation();
              if (!busy) onConfirm();
            }}
          >
            <AlertDialog.Title size="4" mb="0">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description size="2" color="gray">
              {text}
            </AlertDialog.Description>
            {children}
          </form>
        </Flex>
        <Flex asChild wrap="wrap" gap="3" px="20px" pt="1" pb="20px" className="fill">
          <footer>
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
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

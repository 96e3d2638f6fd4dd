import { Dialog, Flex, Separator } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/useText.ts';
import { CloseIcon } from '../icons.tsx';
import { IconButton } from '../IconButton.tsx';
import { useFocusReturn } from '../hooks/useFocusReturn.ts';
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
      <Dialog.Content
        className="sheet"
        maxWidth="480px"
        onOpenAutoFocus={(event) => {
          focus.onOpenAutoFocus();
          focusSheet(event);
        }}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <Flex asChild align="center" justify="between" gap="3" pt="3" pr="3" pb="1" pl="20px">
          <header>
            <Dialog.Title size="4" mb="0" trim="normal">
              {title}
            </Dialog.Title>
            <Dialog.Close>
              <IconButton label={t('close')} disabled={locked}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </header>
        </Flex>
        <Flex direction="column" gap="4" px="20px" pt="2" pb="20px" overflowY="auto">
          {description !== undefined && (
            <Dialog.Description size="2" color="gray">
              {description}
            </Dialog.Description>
          )}
          {children}
        </Flex>
        {footer !== undefined && (
          <>
            <Separator size="4" />
            <Flex asChild wrap="wrap" gap="3" px="20px" pt="3" pb="20px" className="fill">
              <footer>{footer}</footer>
            </Flex>
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

import { ContextMenu, DropdownMenu, IconButton } from '@radix-ui/themes';
import type { ReactElement } from 'react';
import { MoreIcon } from '../icons.tsx';

export interface RowAction {
  key: string;
  label: string;
  /** Marks an action that cannot be undone easily. */
  danger?: boolean;
  onSelect: () => void;
}

const items = (Item: typeof DropdownMenu.Item | typeof ContextMenu.Item, actions: readonly RowAction[]) =>
  actions.map(({ key, label, danger = false, onSelect }) => (
    <Item key={key} onSelect={onSelect} {...(danger && { color: 'red' as const })}>
      {label}
    </Item>
  ));

export interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
  disabled?: boolean;
}

/** Everything that can be done with a row or a record, behind "…". */
export function RowMenu({ label, actions, disabled = false }: RowMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton
          type="button"
          disabled={disabled}
          variant="ghost"
          color="gray"
          className="control icon-button row-menu"
          aria-label={label}
        >
          <MoreIcon size={18} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">{items(DropdownMenu.Item, actions)}</DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** The same by a right click on the row. */
export function RowContextMenu({
  actions,
  children,
}: {
  actions: readonly RowAction[];
  children: ReactElement;
}) {
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger>{children}</ContextMenu.Trigger>
      <ContextMenu.Content>{items(ContextMenu.Item, actions)}</ContextMenu.Content>
    </ContextMenu.Root>
  );
}

import { DropdownMenu, IconButton } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';
import { ColumnsIcon } from '../../icons.tsx';
import type { ListSetupInUse } from './useListSetup.ts';

interface ColumnsMenuProps {
  setup: ListSetupInUse;
  /** The columns that may be hidden. */
  columns: readonly { key: string; label: string }[];
}

/** At the head of a table: which of its columns the person sees. Stays open, as one seldom changes one alone. */
export function ColumnsMenu({ setup: { hidden, known, failed, send }, columns }: ColumnsMenuProps) {
  const t = useText('lists');
  const keepOpen = (event: Event) => event.preventDefault();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          className="control icon-button columns-menu"
          aria-label={t('columns.label')}
        >
          <ColumnsIcon size={18} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {columns.map(({ key, label }) => (
          <DropdownMenu.CheckboxItem
            key={key}
            checked={!hidden.includes(key)}
            disabled={!known}
            onSelect={keepOpen}
            onCheckedChange={() => send({ type: 'column.toggled', column: key })}
          >
            {label}
          </DropdownMenu.CheckboxItem>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item
          disabled={!known || hidden.length === 0}
          onSelect={(event) => {
            keepOpen(event);
            send({ type: 'columns.chosen', hidden: [] });
          }}
        >
          {t('columns.reset')}
        </DropdownMenu.Item>
        {failed && (
          <DropdownMenu.Item
            color="red"
            onSelect={(event) => {
              keepOpen(event);
              send({ type: 'setup.retried' });
            }}
          >
            {t(known ? 'columns.unsaved' : 'columns.unread')}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Label>{t('columns.export')}</DropdownMenu.Label>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

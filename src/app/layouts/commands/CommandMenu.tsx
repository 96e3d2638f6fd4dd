import { Box, Dialog, Kbd, Text, TextField, VisuallyHidden } from '@radix-ui/themes';
import { useSelector } from '@xstate/react';
import { Command } from 'cmdk';
import type { ActorRefFrom } from 'xstate';
import { formatPhone } from '#domain/format/index.ts';
import { searchKey } from '#domain/text.ts';
import type { commandMenuMachine } from '#machines/flows/shared/commandMenu/commandMenuMachine.ts';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { PersonIcon, SearchIcon } from '#src/components/icons.tsx';
import { machineProps } from '#src/components/hooks/machineProps.ts';
import { useText } from '#src/i18n/useText.ts';
import { useCommands, type Command as Item } from './pages.ts';
import './commandMenu.css';

/** Matches both scripts and any apostrophe, as the search for people does. */
const filterByText = (items: Item[], text: string) => {
  const words = searchKey(text).split(' ').filter(Boolean);
  return items.filter(({ name }) => {
    const key = ` ${searchKey(name)}`;
    return words.every((word) => key.includes(` ${word}`));
  });
};

/** Places the caret behind the text typed before the menu had loaded. */
function focusEnd(event: Event) {
  event.preventDefault();
  const input = (event.currentTarget as HTMLElement).querySelector('input');
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** Search everywhere: pages and actions by name, people of the company by what the server finds. */
export default function CommandMenu({ menu }: { menu: ActorRefFrom<typeof commandMenuMachine> }) {
  const t = useText('shell');
  const snapshot = useSelector(menu, (current) => current);
  const commands = useCommands();
  const { text, people, failure } = snapshot.context;
  const pages = filterByText(commands.pages, text);
  const actions = filterByText(commands.actions, text);
  const isEmpty = pages.length + actions.length + people.length === 0 && !failure;
  const choose = (command: string) => {
    menu.send({ type: 'command.chosen', command });
  };
  return (
    <Dialog.Root
      open={snapshot.hasTag('open')}
      onOpenChange={(open) => {
        if (!open) menu.send({ type: 'menu.closed' });
      }}
    >
      <Dialog.Content
        className="commands"
        align="start"
        size="1"
        maxWidth="640px"
        aria-describedby={undefined}
        onOpenAutoFocus={focusEnd}
      >
        <VisuallyHidden>
          <Dialog.Title>{t('search')}</Dialog.Title>
        </VisuallyHidden>
        <Command shouldFilter={false} loop label={t('search')} {...machineProps(snapshot)}>
          <Box p="2" pb="0">
            <Command.Input
              asChild
              value={text}
              placeholder={t('searchPlaceholder')}
              onValueChange={(next) => {
                menu.send({ type: 'text.changed', text: next });
              }}
            >
              <TextField.Root size="3" className="control-field">
                <TextField.Slot side="left">
                  <SearchIcon size={20} />
                </TextField.Slot>
                <TextField.Slot side="right">
                  <Kbd>Esc</Kbd>
                </TextField.Slot>
              </TextField.Root>
            </Command.Input>
          </Box>
          <Command.List label={t('search')}>
            {failure && (
              <FailureNotice
                failure={failure}
                onRetry={() => {
                  menu.send({ type: 'search.retried' });
                }}
              />
            )}
            {people.length > 0 && (
              <Command.Group heading={t('people')}>
                {people.map((person) => (
                  <Command.Item
                    key={person.id}
                    className="row"
                    value={person.id}
                    onSelect={() => {
                      choose(`/employees/${person.id}`);
                    }}
                  >
                    <PersonIcon size={18} />
                    <Box asChild flexGrow="1" className="truncate">
                      <span>{person.fullName}</span>
                    </Box>
                    <Text color="gray" size="1" className="figures">
                      {formatPhone(person.phoneNumber)}
                      {person.pinflEnding !== null && ` · …${person.pinflEnding}`}
                    </Text>
                  </Command.Item>
                ))}
              </Command.Group>
            )}
            <Group heading={t('pages')} items={pages} onChoose={choose} />
            <Group heading={t('actions')} items={actions} onChoose={choose} />
            {isEmpty && (
              <Text as="p" color="gray" align="center" my="5" role="status">
                {snapshot.hasTag('busy') || snapshot.matches({ open: 'typing' })
                  ? t('searching')
                  : t('nothingFound')}
              </Text>
            )}
          </Command.List>
          {text === '' && (
            <Text as="p" color="gray" size="1" mx="4" my="3">
              {t('searchHint')}
            </Text>
          )}
        </Command>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Group({
  heading,
  items,
  onChoose,
}: {
  heading: string;
  items: Item[];
  onChoose: (command: string) => void;
}) {
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {items.map(({ id, name, icon: Icon }) => (
        <Command.Item
          key={id}
          className="row"
          value={id}
          onSelect={() => {
            onChoose(id);
          }}
        >
          <Icon size={18} />
          <span className="truncate">{name}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

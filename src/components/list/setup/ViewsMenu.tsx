import { Box, DropdownMenu, Text } from '@radix-ui/themes';
import { useActorRef } from '@xstate/react';
import { viewNamingMachine } from '#machines/flows/shared/viewNaming/viewNamingMachine.ts';
import { viewRemovalMachine } from '#machines/flows/shared/viewRemoval/viewRemovalMachine.ts';
import { nameView, removeView } from '#src/actors/shared/listSetup.ts';
import { useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { Button } from '../../Button.tsx';
import { BookmarkIcon, ChevronDownIcon } from '../../icons.tsx';
import { useEmitted } from '../../hooks/useEmitted.ts';
import type { SavedViews } from './useSavedViews.ts';
import { nameOf, NameViewDialog, RemoveViewDialog } from './ViewDialogs.tsx';

const naming = viewNamingMachine.provide({ actors: { sendChange: nameView } });
const removing = viewRemovalMachine.provide({ actors: { sendChange: removeView } });

const doneTexts = { saving: 'views.saved', renaming: 'views.renamed', updating: 'views.updated' } as const;

/** The contract's `maxItems` of `ListSetup.views`. */
const mostViews = 20;

/** Views of the list that the person has named: to show, keep, rename and forget. */
export function ViewsMenu({ views: { setup, address, current, showAll, pick } }: { views: SavedViews }) {
  const t = useText('lists');
  const { list, hidden, views, known, failed, send } = setup;
  const name = useActorRef(naming, { inspect });
  const remove = useActorRef(removing, { inspect });
  const refresh = () => send({ type: 'setup.refreshed' });
  useEmitted(name, {
    changed: ({ subject, output }) => {
      showToast({ tone: 'success', title: t(doneTexts[nameOf(subject)]) });
      send({ type: 'views.answered', views: output.views });
    },
    doubtful: refresh,
  });
  useEmitted(remove, {
    changed: ({ output }) => {
      showToast({ tone: 'success', title: t('views.removed') });
      if (output) send({ type: 'views.answered', views: output.views });
      else refresh();
    },
    doubtful: refresh,
  });
  return (
    <Box flexShrink="0" className="views-menu">
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <Button
            variant="ghost"
            color="gray"
            aria-label={current ? t('views.shown', { name: current.name }) : t('views.label')}
          >
            <BookmarkIcon size={18} />
            {/* On a phone the mark alone has room beside the chips. */}
            <Box as="span" display={{ initial: 'none', sm: 'inline' }} maxWidth="180px" minWidth="0">
              <Text as="span" truncate>
                {current?.name ?? t('views.label')}
              </Text>
            </Box>
            <ChevronDownIcon size={16} />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.RadioGroup value={current?.id ?? (address === '' ? 'all' : '')}>
            <DropdownMenu.RadioItem value="all" onSelect={showAll}>
              {t('views.all')}
            </DropdownMenu.RadioItem>
            {views.map((view) => (
              <DropdownMenu.RadioItem key={view.id} value={view.id} onSelect={() => pick(view)}>
                {view.name}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item
            disabled={!known || current !== undefined || views.length >= mostViews}
            onSelect={() => name.send({ type: 'change.chosen', subject: { list, address, hidden } })}
          >
            {t('views.save')}
          </DropdownMenu.Item>
          {known && !current && views.length > 0 && (
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger>{t('views.update')}</DropdownMenu.SubTrigger>
              <DropdownMenu.SubContent>
                {views.map((view) => (
                  <DropdownMenu.Item
                    key={view.id}
                    onSelect={() =>
                      name.send({
                        type: 'change.chosen',
                        subject: { list, id: view.id, name: view.name, address, hidden },
                      })
                    }
                  >
                    {view.name}
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.SubContent>
            </DropdownMenu.Sub>
          )}
          {current && (
            <>
              <DropdownMenu.Item
                onSelect={() =>
                  name.send({
                    type: 'change.chosen',
                    subject: { list, id: current.id, name: current.name },
                  })
                }
              >
                {t('views.rename', { name: current.name })}
              </DropdownMenu.Item>
              <DropdownMenu.Item
                color="red"
                onSelect={() =>
                  remove.send({
                    type: 'change.chosen',
                    subject: { list, id: current.id, name: current.name },
                  })
                }
              >
                {t('views.remove', { name: current.name })}
              </DropdownMenu.Item>
            </>
          )}
          {failed && !known && (
            <DropdownMenu.Item color="red" onSelect={() => send({ type: 'setup.retried' })}>
              {t('views.unread')}
            </DropdownMenu.Item>
          )}
          {views.length >= mostViews && <DropdownMenu.Label>{t('views.full')}</DropdownMenu.Label>}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <NameViewDialog change={name} />
      <RemoveViewDialog change={remove} />
    </Box>
  );
}

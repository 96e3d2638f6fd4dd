import { useActorRef, useSelector } from '@xstate/react';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { Export, WantedFile } from '#src/actors/shared/saveFile.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useEmitted } from './useEmitted.ts';

/** Exports a list, or its selected rows, as a file in the screen's language; a toast names the file. */
export function useDownload(machine: Export, query: ListQuery, onSaved?: () => void) {
  const t = useText('lists');
  const [language] = useLanguage();
  const actor = useActorRef(machine, { inspect });
  const busy = useSelector(actor, (current) => current.hasTag('busy'));
  const ahead = useSelector(actor, (current) => current.context.ahead ?? 0);
  const failure = useSelector(actor, (current) => (current.hasTag('error') ? current.context.failure : null));
  useEmitted(actor, {
    saved: ({ name }) => {
      showToast({ tone: 'success', title: t('exported'), message: name });
      onSaved?.();
    },
  });
  return {
    busy,
    /** Works of others before this file. */
    ahead,
    failure,
    /** The rows with these ids, or without them everything that matches the query. */
    start: (format: WantedFile['format'], ids: string[] | null = null) =>
      actor.send({ type: 'download.started', wanted: { format, language, ids, query } }),
    retry: () => actor.send({ type: 'download.retried' }),
    stop: () => actor.send({ type: 'download.cancelled' }),
  };
}

export type DownloadInUse = ReturnType<typeof useDownload>;

import { useActorRef } from '@xstate/react';
import type { ReportKind } from '#domain/reports/kinds.ts';
import { reportCancellingMachine } from '#machines/flows/insight/reportCancelling/reportCancellingMachine.ts';
import {
  reportMakingMachine,
  type Report,
} from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import { cancelReport, makeReport, type ReportPage } from '#src/actors/insight/reports.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { useReportWords } from './words.ts';

const making = reportMakingMachine.provide({ actors: { sendChange: makeReport } });
const cancelling = reportCancellingMachine.provide({ actors: { sendChange: cancelReport } });

/** Asking for a report and stopping one; the list is loaded again after either. */
export function useReportMaking(result: ReportPage | null, onChanged: () => void) {
  const t = useText('reports');
  const [language] = useLanguage();
  const { nameOf } = useReportWords();
  const make = useActorRef(making, { inspect });
  const cancel = useActorRef(cancelling, { inspect });
  const announce = (title: string) => (output: Report) => {
    showToast({ tone: 'success', title, message: nameOf(output) });
    onChanged();
  };
  useEmitted(make, { changed: ({ output }) => announce(t('asked'))(output), doubtful: onChanged });
  useEmitted(cancel, { changed: ({ output }) => announce(t('cancelled'))(output), doubtful: onChanged });
  return {
    make,
    cancel,
    begin: (kind: ReportKind, like: Report | null = null) => {
      if (!result) return;
      const ready = result.items.filter((report) => report.kind === kind && report.state === 'ready');
      make.send({ type: 'change.chosen', subject: { kind, today: result.today, language, like, ready } });
    },
    askToCancel: (report: Report) => cancel.send({ type: 'change.chosen', subject: report }),
  };
}

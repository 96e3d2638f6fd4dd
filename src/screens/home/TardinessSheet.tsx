import { useActorRef } from '@xstate/react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  reasonGivingMachine,
  type TardinessDay,
} from '#machines/flows/time/reasonGiving/reasonGivingMachine.ts';
import { giveReason, loadMyTardiness, watchTardiness } from '#src/actors/time/tardiness.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { ListFoot } from '#src/components/list/ListFoot.tsx';
import { useMachineProps } from '#src/components/hooks/useMachineProps.ts';
import { Sheet } from '#src/components/dialog/Sheet.tsx';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { usePages } from '#src/components/list/usePages.ts';
import { useText } from '#src/i18n/useText.ts';
import { LateDay } from './LateDay.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const page = makePage(loadMyTardiness, watchTardiness({ type: 'page.refreshed' }));
const giving = reasonGivingMachine.provide({ actors: { sendChange: giveReason } });

/** The day that a link names, then what is due, then the rest, each by date. */
function sortDays(days: readonly TardinessDay[], first: CompanyDate | null): TardinessDay[] {
  const rankOf = ({ date, state }: TardinessDay) => (date === first ? 0 : state === 'due' ? 1 : 2);
  return days.toSorted((a, b) => rankOf(a) - rankOf(b));
}

interface TardinessSheetProps {
  /** The day that the sheet is opened for. */
  date: CompanyDate | null;
  onClose: () => void;
}

/** The employee's late days, with what became of each reason. */
export function TardinessSheet({ date, onClose }: TardinessSheetProps) {
  const t = useText('home');
  const { actor, data, failure, refresh, retry } = usePage(page);
  const state = useMachineProps(actor);
  const change = useActorRef(giving, { inspect });
  useEmitted(change, {
    changed: () => {
      showToast({ tone: 'success', title: t('tardiness.sent') });
      refresh();
    },
    doubtful: refresh,
  });
  const pages = usePages(data?.items.length ?? 0);
  return (
    <Sheet open onClose={onClose} title={t('tardiness.title')}>
      <div className="stack" {...state}>
        {failure && <FailureNotice failure={failure} onRetry={retry} />}
        {!data && !failure && <SkeletonText lines={4} />}
        {data?.items.length === 0 && <EmptyState text={t('tardiness.none')} />}
        {data && data.items.length > 0 && (
          <>
            <ul className="lines">
              {sortDays(data.items, date)
                .slice(pages.from, pages.to)
                .map((day) => (
                  <LateDay
                    key={day.date}
                    day={day}
                    now={Date.parse(data.serverTime)}
                    isCurrent={day.date === date}
                    onWrite={() => change.send({ type: 'change.chosen', subject: day })}
                  />
                ))}
            </ul>
            <ListFoot inCard {...pages.foot} />
          </>
        )}
      </div>
      <ReasonDialog change={change} />
    </Sheet>
  );
}

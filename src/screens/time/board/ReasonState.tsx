import { Box } from '@radix-ui/themes';
import type { DayBoardRow } from '#src/actors/time/attendances.ts';
import { useText } from '#src/i18n/useText.ts';

type Words = Record<NonNullable<DayBoardRow['reasonState']>, string>;

/** What became of a reason. */
export function useReasonWords(): Words {
  const t = useText('attendance');
  return {
    due: t('reason.due'),
    given: t('reason.given'),
    accepted: t('reason.accepted'),
    refused: t('reason.refused'),
    expired: t('reason.expired'),
  };
}

/** Under the status of who came late: what became of the reason, and the reason for those who read it. */
export function ReasonState({ row: { reasonState, reason } }: { row: DayBoardRow }) {
  const words = useReasonWords();
  if (reasonState === null) return null;
  return (
    <>
      <span className="quiet small">{words[reasonState]}</span>
      {reason && (
        <Box asChild maxWidth="100%">
          <span className="small cut" title={reason.reason}>
            {reason.reason}
          </span>
        </Box>
      )}
    </>
  );
}

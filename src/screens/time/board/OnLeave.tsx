import { Box } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { DayCountsProps } from './DayCounts.tsx';

/**
 * The number of people on leave, shown only if there are any or while they are listed. It moves nothing when it
 * appears; a phone has no room for it, so there only the rows tell.
 */
export function OnLeave({ board, shown, onShow }: DayCountsProps) {
  const t = useText('attendance');
  const isShown = shown === 'onLeave';
  const count = board?.counts.onLeave ?? 0;
  if (count === 0 && !isShown) return null;
  return (
    <Box display={isShown ? 'block' : { initial: 'none', md: 'block' }} flexShrink="0">
      <Button
        size="2"
        variant={isShown ? 'soft' : 'ghost'}
        aria-pressed={isShown}
        onClick={() => onShow(isShown ? undefined : 'onLeave')}
      >
        {t('board.onLeave')}: {formatNumber(count)}
      </Button>
    </Box>
  );
}

import { Box } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { Button } from '#src/components/Button.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { DayCountsProps } from './DayCounts.tsx';

/**
 * Who is away with leave: shown only where somebody is, or where they are listed. It takes nobody's place as it comes: on
 * a phone, whose line has no room for it, their rows alone say so.
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

import { Popover } from '@radix-ui/themes';
import { Awaited } from '#src/components/feedback/Awaited.tsx';
import { Button } from '#src/components/Button.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useText } from '#src/i18n/useText.ts';
import { lazily } from '#src/runtime/lazily.ts';
import type { CashPlotProps } from './cash/CashTable.tsx';

const { Screen: CashPlot } = lazily<CashPlotProps>(() => import('./cash/CashPlot.tsx'));

/** The days until people are paid, on a press: what draws them is not among what the overview begins with. */
export function CashByDay(props: CashPlotProps) {
  const t = useText('overview');
  return (
    <Popover.Root>
      <Popover.Trigger>
        <Button size="1" variant="soft">
          {t('payDate.byDay')}
        </Button>
      </Popover.Trigger>
      <Popover.Content size="2" width="min(400px, calc(100vw - 32px))">
        <Awaited fallback={<SkeletonCard height={260} />}>
          <CashPlot {...props} />
        </Awaited>
      </Popover.Content>
    </Popover.Root>
  );
}

import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { LockIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { dayMarks, lookOf } from './dayMarks.ts';

/** What each mark means, drawn as in the months. */
export function Legend({ closed }: { closed: boolean }) {
  const t = useText('workCalendar');
  const sample = (props: Record<string, unknown>) => (
    <span style={{ width: 32, lineHeight: 'var(--control-2)' }} aria-hidden="true" {...props}>
      8
    </span>
  );
  return (
    <Flex asChild wrap="wrap" gapX="4" gapY="2">
      <ul className="small" aria-label={t('legend')}>
        {dayMarks.map((mark) => (
          <Line key={mark}>
            {sample(lookOf(mark))}
            {t(`mark.${mark}`)}
          </Line>
        ))}
        <Line>
          {sample({ ...lookOf(undefined), 'data-paid': true })}
          {t('mark.pay')}
        </Line>
        <Line>
          {sample({ ...lookOf(undefined), 'aria-current': 'date' })}
          {t('mark.today')}
        </Line>
        {closed && (
          <Line>
            <LockIcon size={16} />
            {t('mark.closed')}
          </Line>
        )}
      </ul>
    </Flex>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Flex asChild align="center" gap="2">
    <li>{children}</li>
  </Flex>
);

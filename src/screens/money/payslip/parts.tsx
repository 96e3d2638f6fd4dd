import { Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatMoneyExact } from '#domain/format/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { useLanguage } from '#src/i18n/useText.ts';

interface PartProps {
  title: string;
  /** False where the first line says the title itself. */
  heading?: boolean;
  children: ReactNode;
}

/** Lines of a payslip that belong together. */
export const Part = ({ title, heading = true, children }: PartProps) => (
  <section aria-label={title}>
    {heading && <h3>{title}</h3>}
    <div className="lines">{children}</div>
  </section>
);

interface TimeProps {
  term: string;
  value: string;
}

/** Hours or days, and what they were. */
export const Time = ({ term, value }: TimeProps) => (
  <Flex justify="between" align="baseline" gap="4">
    <Text>{term}</Text>
    <Text wrap="nowrap">{value}</Text>
  </Flex>
);

interface SumProps {
  term: string;
  /** How the sum came about, below the term. */
  detail?: string;
  amount: Tiyin;
  weight?: 'regular' | 'medium' | 'bold';
}

/** What a sum is for, and the sum to the tiyin. */
export function Sum({ term, detail, amount, weight = 'regular' }: SumProps) {
  const [language] = useLanguage();
  return (
    <Flex align="baseline" gapX="4" wrap="wrap">
      <Text weight={weight} className="term">
        {term}
      </Text>
      <Text weight={weight} wrap="nowrap" className="figures">
        {formatMoneyExact(amount, language)}
      </Text>
      {detail !== undefined && <span className="quiet small">{detail}</span>}
    </Flex>
  );
}

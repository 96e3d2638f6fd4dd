import { Box, Flex } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';
import type { Catalogues } from '#src/i18n/types.ts';
import { Awaited } from '../feedback/Awaited.tsx';
import { SkeletonText } from '../feedback/SkeletonShapes.tsx';
import { About } from './About.tsx';

export type Figure = keyof Catalogues['definitions']['figure'];

/** What each of these figures means, on a press, beside a line that it does not make higher. */
export const AboutFigures = ({ name, of }: { name: string; of: readonly Figure[] }) => (
  <Box asChild my="-3" mx="-2" flexShrink="0">
    <span>
      <About name={name}>
        <Awaited fallback={<SkeletonText lines={of.length * 2} />}>
          <Definitions of={of} />
        </Awaited>
      </About>
    </span>
  </Box>
);

/** Their texts are loaded by the first press. */
function Definitions({ of }: { of: readonly Figure[] }) {
  const t = useText('definitions');
  return (
    <Flex direction="column" gap="2" className="small">
      {of.map((figure) => (
        <p key={figure}>
          <strong>{t(`figure.${figure}.name`)}.</strong> {t(`figure.${figure}.about`)}
        </p>
      ))}
    </Flex>
  );
}

import { Box, Flex, Progress, Text } from '@radix-ui/themes';
import { useText } from '#src/i18n/useText.ts';
import { CheckIcon } from '../icons.tsx';

/** The steps of a wizard; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const t = useText('common');
  return (
    <Flex asChild gap="2">
      <ol aria-label={t('step', { current: current + 1, total: steps.length })}>
        {steps.map((label, index) => (
          <Box key={label} asChild flexGrow="1" flexBasis="0" minWidth="0">
            <li aria-current={index === current ? 'step' : undefined}>
              <Progress size="1" value={index > current ? 0 : 100} aria-hidden />
              <Flex asChild mt="2" gap="2" align="baseline">
                <Text
                  size="2"
                  {...(index === current ? { weight: 'bold' as const } : { color: 'gray' as const })}
                >
                  {index < current ? <CheckIcon size={14} strokeWidth={2.6} /> : `${index + 1}.`}
                  <span>{label}</span>
                </Text>
              </Flex>
            </li>
          </Box>
        ))}
      </ol>
    </Flex>
  );
}

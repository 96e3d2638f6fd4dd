import { Flex, Grid } from '@radix-ui/themes';
import type { WantedPair } from '#domain/attendance/wantedTimes.ts';
import { MOST_PAIRS } from '#machines/flows/time/dayCorrection/dayCorrectionMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { CloseIcon, PlusIcon } from '#src/components/icons.tsx';
import { TimeField } from '#src/components/form/TimeField.tsx';
import { useText } from '#src/i18n/useText.ts';

interface PairFieldsProps {
  pairs: readonly WantedPair[];
  errors: Readonly<Record<string, string | undefined>>;
  locked: boolean;
  onChange: (pairs: readonly WantedPair[]) => void;
}

/** When somebody came and left, as often as they did. */
export function PairFields({ pairs, errors, locked, onChange }: PairFieldsProps) {
  const t = useText('dayChange');
  const several = pairs.length > 1;
  const labels = {
    in: (number: number) => (several ? t('inOf', { number }) : t('in')),
    out: (number: number) => (several ? t('outOf', { number }) : t('out')),
  };
  return (
    <Flex direction="column" gap="3">
      {pairs.map((pair, place) => (
        <Grid key={place} columns={several ? '1fr 1fr auto' : '2'} gap="3" align="start">
          {(['in', 'out'] as const).map((end) => (
            <TimeField
              key={end}
              required
              label={labels[end](place + 1)}
              name={`pairs.${place}.${end}`}
              readOnly={locked}
              value={pair[end]}
              error={errors[`pairs.${place}.${end}`]}
              onChange={(time) =>
                onChange(pairs.map((one, other) => (other === place ? { ...one, [end]: time } : one)))
              }
            />
          ))}
          {several && (
            <Flex align="end" height="100%">
              <IconButton
                label={t('removePair', { number: place + 1 })}
                disabled={locked}
                onClick={() => onChange(pairs.filter((_, other) => other !== place))}
              >
                <CloseIcon size={18} />
              </IconButton>
            </Flex>
          )}
        </Grid>
      ))}
      {pairs.length < MOST_PAIRS && (
        <div>
          <Button
            type="button"
            size="2"
            variant="soft"
            color="gray"
            disabled={locked}
            onClick={() => onChange([...pairs, { in: '', out: '' }])}
          >
            <PlusIcon size={16} />
            {t('addPair')}
          </Button>
        </div>
      )}
    </Flex>
  );
}

import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { formatNumber } from '#domain/format/index.ts';
import { useText } from '#src/i18n/useText.ts';

export interface FilterChipsProps<Value extends string> {
  /** Name of the group. */
  label: string;
  chips: readonly { value: Value; label: string }[];
  /** The value whose rows are listed; undefined for all. */
  value: string | undefined;
  /** The number of rows for each chip; undefined until known, null if they are not counted. */
  counts: Readonly<Record<Value, number>> | undefined | null;
  /** Count of the first chip ("all"): the sum of the counts by default, a number if rows overlap, null if unknown. */
  total?: number | null | undefined;
  /** Leaves out chips whose count is zero. */
  onlyUsed?: boolean;
  onChange: (value: Value | undefined) => void;
}

const FADE = '20px';
/** Fades out the edge, as a hint that there is more to scroll to. */
const fade = `linear-gradient(to right, #000 calc(100% - ${FADE}), transparent)`;

/** One filter as a row of counted choices. Pressing the chosen one lists everything again. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, value, counts, total, onlyUsed = false, onChange } = props;
  const t = useText('lists');
  const shown = onlyUsed
    ? chips.filter((one) => one.value === value || (counts?.[one.value] ?? 0) > 0)
    : chips;
  const sum = counts ? Object.values<number>(counts).reduce((sum, count) => sum + count, 0) : undefined;
  const chip = (key: string, name: string, count: number | undefined, pressed: boolean, next?: Value) => (
    <Button
      key={key}
      type="button"
      className={pressed || count === 0 ? 'control' : 'control ink'}
      data-size="1"
      radius="full"
      variant={pressed ? 'soft' : 'surface'}
      color={pressed ? 'teal' : 'gray'}
      aria-pressed={pressed}
      onClick={() => onChange(pressed ? undefined : next)}
    >
      <Text weight={pressed ? 'medium' : 'regular'}>{name}</Text>
      {/* The figure comes with the answer: room for two digits keeps the row still. */}
      {counts !== null && (
        <Box asChild minWidth="2ch">
          <Text className="figures" weight="regular" align="right">
            {count === undefined ? '' : formatNumber(count)}
          </Text>
        </Box>
      )}
    </Button>
  );
  return (
    <Flex
      gap="6px"
      minWidth="0"
      p="2px"
      // Room for the fade, so that it covers no chip once all have been scrolled to.
      pr={FADE}
      m="-2px"
      overflowX="auto"
      style={{ scrollbarWidth: 'none', maskImage: fade }}
      role="group"
      aria-label={label}
    >
      {chip('', t('all'), total === null ? undefined : (total ?? sum), value === undefined)}
      {shown.map((one) => chip(one.value, one.label, counts?.[one.value], one.value === value, one.value))}
    </Flex>
  );
}

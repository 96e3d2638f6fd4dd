import { Box, Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { amountRangeProblem, isAmountText } from '#domain/fields/amountRange.ts';
import { MoneyField } from '#src/components/form/MoneyField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Filters of a list, tiyin in digits. */
export const amountFilters = { amountFrom: isAmountText, amountTo: isAmountText };

const names = ['amountFrom', 'amountTo'] as const;
type Range = Partial<Record<(typeof names)[number], string>>;

/** Always written the same way. */
const rangeOf = ({ amountFrom, amountTo }: { [name in keyof Range]: string | undefined }): Range => ({
  ...(amountFrom && { amountFrom }),
  ...(amountTo && { amountTo }),
});

const numbersOf = ({ amountFrom, amountTo }: Range) => ({
  amountFrom: amountFrom === undefined ? undefined : Number(amountFrom),
  amountTo: amountTo === undefined ? undefined : Number(amountTo),
});

export interface AmountFilterProps {
  filter: Record<string, string>;
  onChange: (filter: Record<string, string>) => void;
}

/**
 * Filters rows by a range of amounts. It applies when a field is left or confirmed, because a partly typed amount is a
 * different one.
 */
export function AmountFilter({ filter, onChange }: AmountFilterProps) {
  const t = useText('lists');
  const { amountFrom, amountTo, ...others } = filter;
  const chosen = rangeOf({ amountFrom, amountTo });
  const [typed, setTyped] = useState<{ range: Range; refused: boolean }>();
  const isChosen = Object.keys(chosen).length > 0;
  // Folded on a phone at first, where the fields would cover the first row of the list.
  const [unfolded, setUnfolded] = useState(isChosen);
  const [known, setKnown] = useState(chosen);
  // The filter was changed from outside: by an address, a view, or a reset.
  if (names.some((name) => known[name] !== chosen[name])) {
    setKnown(chosen);
    setTyped(undefined);
    if (isChosen) setUnfolded(true);
  }
  const shown = typed?.range ?? chosen;
  const wrong = amountRangeProblem(numbersOf(shown));
  const confirm = () => {
    if (!typed) return;
    setTyped(wrong && { range: shown, refused: true });
    if (!wrong && names.some((name) => shown[name] !== chosen[name]))
      onChange({ ...others, ...rangeOf(shown) });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Box display={{ sm: 'none' }}>
        <Button
          type="button"
          variant={isChosen ? 'soft' : 'surface'}
          color={isChosen ? 'teal' : 'gray'}
          radius="full"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('byAmount')}
        </Button>
      </Box>
      <Flex
        gap="2"
        align="start"
        mt={{ initial: '2', sm: '0' }}
        display={{ initial: unfolded ? 'flex' : 'none', sm: 'flex' }}
      >
        {names.map((name) => (
          <Box key={name} flexGrow="1" flexBasis="150px" minWidth="0" maxWidth={{ sm: '190px' }}>
            <MoneyField
              label={t(name)}
              labelHidden
              name={name}
              placeholder={t(`amountHint.${name}`)}
              enterKeyHint="search"
              value={shown[name] === undefined ? null : Number(shown[name])}
              error={name === 'amountTo' && typed?.refused !== false ? wrong : undefined}
              onBlur={confirm}
              onChange={(amount) => {
                const { [name]: _, ...rest } = shown;
                setTyped({ range: amount ? { ...rest, [name]: String(amount) } : rest, refused: false });
              }}
            />
          </Box>
        ))}
        {/* Without a button, Enter confirms a form of one field only. */}
        <button type="submit" hidden />
      </Flex>
    </form>
  );
}

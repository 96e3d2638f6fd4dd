import { Box, Flex, Text } from '@radix-ui/themes';
import { useMemo, useState } from 'react';
import { formatNumber } from '#domain/format/index.ts';
import { searchKey } from '#domain/text.ts';
import {
  MOST_PEOPLE,
  togglePeople,
  waitingPeople,
  type EnterablePerson,
} from '#machines/flows/time/dayEntry/dayEntryMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { SearchIcon } from '#src/components/icons.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

/** The list shows this many people; the others are found by name. */
const MOST_LISTED = 50;

interface EnteredPeopleProps {
  people: readonly EnterablePerson[];
  chosen: readonly string[];
  error: string | undefined;
  locked: boolean;
  onChange: (chosen: string[]) => void;
}

/** Chooses people of the sheet by name, or all people without an account who have missing days at once. */
export function EnteredPeople({ people, chosen, error, locked, onChange }: EnteredPeopleProps) {
  const t = useText('dayEntry');
  const [search, setSearch] = useState('');
  const waiting = useMemo(() => waitingPeople(people), [people]);
  const keys = useMemo(() => people.map(({ name }) => searchKey(name)), [people]);
  const found = people.filter((_, place) => keys[place]!.includes(searchKey(search)));
  const isChosen = useMemo(() => new Set(chosen), [chosen]);
  const isFull = chosen.length >= MOST_PEOPLE;
  const allWait = waiting.length > 0 && waiting.slice(0, MOST_PEOPLE).every((id) => isChosen.has(id));
  return (
    <Flex direction="column" gap="2" role="group" aria-label={t('people')}>
      <TextField
        label={t('people')}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={100}
        placeholder={t('search')}
        start={<SearchIcon size={18} />}
        readOnly={locked}
        value={search}
        error={error}
        onChange={setSearch}
      />
      <Flex align="center" gap="3" wrap="wrap" minHeight="var(--control-1)">
        {waiting.length > 0 && (
          <Button
            type="button"
            size="1"
            variant={allWait ? 'soft' : 'outline'}
            aria-pressed={allWait}
            disabled={locked}
            onClick={() => onChange(togglePeople(chosen, waiting))}
          >
            {t('waiting', { shown: formatNumber(waiting.length) })}
          </Button>
        )}
        {chosen.length > 0 && (
          <>
            <span className="small" role="status">
              {t('chosen', { shown: formatNumber(chosen.length) })}
            </span>
            <Button type="button" size="1" variant="ghost" disabled={locked} onClick={() => onChange([])}>
              {t('clear')}
            </Button>
          </>
        )}
      </Flex>
      {isFull && <p className="quiet small">{t('most', { shown: formatNumber(MOST_PEOPLE) })}</p>}
      {found.length === 0 && <p className="quiet">{t('nobody')}</p>}
      <Box maxHeight="200px" overflowY="auto">
        {found.slice(0, MOST_LISTED).map(({ id, name, hasAccount }) => (
          <Flex key={id} align="center" gap="2" minHeight="var(--tap)" asChild>
            <label>
              <input
                type="checkbox"
                aria-label={name}
                checked={isChosen.has(id)}
                disabled={locked || (isFull && !isChosen.has(id))}
                onChange={() => onChange(togglePeople(chosen, [id]))}
              />
              <span>{name}</span>
              {!hasAccount && <span className="quiet small">{t('notRegistered')}</span>}
            </label>
          </Flex>
        ))}
        {found.length > MOST_LISTED && (
          <Text as="p" size="2" color="gray">
            {t('more', { shown: formatNumber(found.length - MOST_LISTED) })}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

import { Box, Flex, Text } from '@radix-ui/themes';
import {
  togglePerson,
  type Chosen,
} from '#machines/flows/organization/scheduleAssigning/scheduleAssigningMachine.ts';
import { loadEmployees } from '#src/actors/employees/employees.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { CloseIcon, SearchIcon } from '#src/components/icons.tsx';
import { SkeletonText } from '#src/components/feedback/SkeletonShapes.tsx';
import { makeList, useOwnList } from '#src/components/list/useOwnList.ts';
import { TextField } from '#src/components/form/TextField.tsx';
import { useText } from '#src/i18n/useText.ts';

const people = makeList(loadEmployees);

interface PeopleChoiceProps {
  people: readonly Chosen[];
  error: string | undefined;
  locked: boolean;
  onChange: (people: Chosen[]) => void;
}

/** Chooses people among those that a search finds; whoever is chosen stays whatever is searched next. */
export function PeopleChoice({ people: chosen, error, locked, onChange }: PeopleChoiceProps) {
  const t = useText('schedules');
  const { query, result, failure, send } = useOwnList(people, { pageSize: 10 });
  const toggle = (person: Chosen) => onChange(togglePerson(chosen, person));
  return (
    <Flex direction="column" gap="3">
      {chosen.length > 0 && (
        <Flex wrap="wrap" gap="2" role="group" aria-label={t('chosen')}>
          {chosen.map((person) => (
            <Button
              key={person.id}
              type="button"
              size="1"
              variant="soft"
              disabled={locked}
              aria-label={t('drop', { name: person.name })}
              onClick={() => toggle(person)}
            >
              {person.name}
              <CloseIcon size={14} />
            </Button>
          ))}
        </Flex>
      )}
      <TextField
        label={t('choosePeople')}
        name="search"
        type="search"
        autoComplete="off"
        maxLength={100}
        placeholder={t('search')}
        start={<SearchIcon size={18} />}
        readOnly={locked}
        value={query.search}
        error={error}
        onChange={(search) => send({ type: 'search.changed', search })}
      />
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && !failure && (
        <>
          <SkeletonText lines={4} />
          <BusyWord />
        </>
      )}
      {result?.items.length === 0 && <p className="quiet">{t('nobodyFound')}</p>}
      <Box maxHeight="200px" overflowY="auto">
        {result?.items.map(({ id, fullName }) => (
          <Flex key={id} align="center" gap="2" minHeight="var(--tap)" asChild>
            <label>
              <input
                type="checkbox"
                checked={chosen.some((one) => one.id === id)}
                disabled={locked}
                onChange={() => toggle({ id, name: fullName })}
              />
              {fullName}
            </label>
          </Flex>
        ))}
        {result && result.total > result.items.length && (
          <Text as="p" size="2" color="gray">
            {t('more', { count: result.total - result.items.length })}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

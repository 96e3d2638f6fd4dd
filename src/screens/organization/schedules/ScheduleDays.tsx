import { Box, Flex, Grid, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { formatDate } from '#domain/format/index.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  MOST_DAYS,
  patternNames,
  patterns,
  withDay,
  type ScheduleDay,
  type ScheduleForm,
} from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import type { SectionErrors } from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { Button } from '#src/components/Button.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { AlertIcon, CloseIcon, PlusIcon } from '#src/components/icons.tsx';
import { TimeField } from '#src/components/form/TimeField.tsx';
import { useFieldText, useLanguage, useText } from '#src/i18n/useText.ts';

interface ScheduleDaysProps {
  form: Pick<ScheduleForm, 'kind' | 'days'>;
  errors: SectionErrors<ScheduleForm>;
  locked: boolean;
  onChange: (days: ScheduleDay[]) => void;
}

/** A week that begins on a Monday, for the names of its days. */
const weekdayDate = (place: number) => `2026-06-0${place + 1}` as CompanyDate;

/** What a day is called: by weekday in a week, by number in a cycle. */
export function useDayName(kind: ScheduleForm['kind']): (place: number) => string {
  const t = useText('schedules');
  const [language] = useLanguage();
  return (place) =>
    kind === 'weekly'
      ? formatDate(weekdayDate(place), language, 'weekday')
      : t('dayNumber', { number: place + 1 });
}

/** The days of a week or of a cycle, each off or from a start to an end. */
export function ScheduleDays({ form: { kind, days }, errors, locked, onChange }: ScheduleDaysProps) {
  const t = useText('schedules');
  const id = useId();
  const say = useFieldText();
  const name = useDayName(kind);
  const isCycle = kind === 'cycle';
  const hours = days.find(({ works }) => works) ?? days[0]!;
  const change = (at: number, to: Partial<ScheduleDay>) =>
    onChange(days.map((day, place) => (place === at ? { ...day, ...to } : day)));
  return (
    <Flex direction="column" gap="2" role="group" aria-labelledby={id}>
      <Text id={id} size="2" weight="bold">
        {t('days')}
      </Text>
      {isCycle && (
        <div className="row" role="group" aria-label={t('patterns')}>
          {patternNames.map((pattern) => (
            <Button
              key={pattern}
              type="button"
              size="1"
              variant="soft"
              color="gray"
              disabled={locked}
              onClick={() => onChange(patterns[pattern](hours))}
            >
              {pattern === 'dayNight' ? t('dayNight') : pattern}
            </Button>
          ))}
        </div>
      )}
      {days.map((day, place) => (
        <Grid
          key={place}
          className="schedule-day"
          columns={isCycle ? 'minmax(0, 1fr) 76px 76px 36px' : 'minmax(0, 1fr) 76px 76px'}
          align="center"
          gapX="2"
          minHeight="var(--tap)"
        >
          <Flex align="center" gap="2" minHeight="var(--tap)" asChild>
            <label>
              <input
                type="checkbox"
                name="days"
                aria-label={t('works', { day: name(place) })}
                checked={day.works}
                disabled={locked}
                onChange={({ target }) => change(place, { works: target.checked })}
              />
              {name(place)}
            </label>
          </Flex>
          {day.works ? (
            <>
              {(['start', 'end'] as const).map((edge) => (
                <TimeField
                  key={edge}
                  labelHidden
                  required
                  label={t(edge, { day: name(place) })}
                  name={`days.${place}.${edge}`}
                  readOnly={locked}
                  value={day[edge]}
                  error={errors[`days.${place}.${edge}`]}
                  onChange={(time) => change(place, { [edge]: time })}
                />
              ))}
            </>
          ) : (
            <Box asChild gridColumn="2 / span 2">
              <span className="quiet">{t('off')}</span>
            </Box>
          )}
          {isCycle && (
            <IconButton
              label={t('removeDay', { day: name(place) })}
              disabled={locked || days.length === 1}
              onClick={() => onChange(days.filter((_, other) => other !== place))}
            >
              <CloseIcon size={18} />
            </IconButton>
          )}
        </Grid>
      ))}
      {errors.days && (
        <p className="field-note field-error" data-accent-color="red" role="alert">
          <AlertIcon size={16} />
          {say(errors.days)}
        </p>
      )}
      {isCycle && (
        <div className="row">
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={locked || days.length >= MOST_DAYS}
            onClick={() => onChange(withDay(days))}
          >
            <PlusIcon size={16} />
            {t('addDay')}
          </Button>
        </div>
      )}
      <p className="field-note">
        {t('overnight')}
        {isCycle && ` ${t('wholeDay')}`}
      </p>
    </Flex>
  );
}

import { Grid } from '@radix-ui/themes';
import { positionFields } from '#domain/fields/printedFields.ts';
import { pinflFacts } from '#domain/fields/pinfl.ts';
import { formatDate, formatPhone, maskCard } from '#domain/format/index.ts';
import type { EmployeeDetails } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { useRoom } from '#src/components/beside/Columns.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { groupAccount, groupPinfl } from '#src/components/form/grouping.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { useStatusWords } from './EmployeeBadges.tsx';
import { RecordDates } from './RecordDates.tsx';

/** Shows what the company knows about a person and their work. The card is never shown whole. */
export function EmployeeFacts({ employee }: { employee: EmployeeDetails }) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const list = useText('lists');
  const words = useStatusWords();
  const [language] = useLanguage();
  const room = useRoom();
  const birthDate = pinflFacts(employee.pinfl)?.birthDate;
  const { brand } = employee.card;
  const limitNote =
    employee.balanceLimit === null
      ? undefined
      : record(employee.balanceLimit === employee.ownBalanceLimit ? 'limitOwn' : 'limitCompany');
  return (
    <section className="card" aria-label={t('person.facts')}>
      <Grid columns={room ? '2' : '1'} gapX="5" align="start" style={{ rowGap: 'var(--line-padding)' }}>
        <Facts>
          <Fact label={t('lastName')}>{employee.lastName}</Fact>
          <Fact label={t('firstName')}>{employee.firstName}</Fact>
          {employee.patronymic !== null && <Fact label={t('patronymic')}>{employee.patronymic}</Fact>}
          <Fact label={t('phone')}>
            <a className="figures" href={`tel:+${employee.phoneNumber}`}>
              {formatPhone(employee.phoneNumber)}
            </a>
          </Fact>
          <Fact label={t('passport')}>
            <span className="figures">{employee.passportSerialNumber}</span>
          </Fact>
          <Fact
            label={t('pinfl')}
            note={birthDate && t('birthDate', { date: formatDate(birthDate, language) })}
          >
            <span className="figures">{groupPinfl(employee.pinfl)}</span>
          </Fact>
          <Fact label={t('card')} note={brand === 'unknown' ? undefined : t(`brand.${brand}`)}>
            <span className="figures">{maskCard(employee.card)}</span>
          </Fact>
          <Fact label={record('accountCredit')}>
            {employee.accountCredit === null ? (
              record('none')
            ) : (
              <span className="figures">{groupAccount(employee.accountCredit)}</span>
            )}
          </Fact>
        </Facts>
        <Facts>
          {positionFields.map(
            (field) =>
              employee[field] !== null && (
                <Fact key={field} label={t(field)}>
                  {employee[field]}
                </Fact>
              ),
          )}
          {employee.unit && <Fact label={list('unit')}>{employee.unit.title}</Fact>}
          <Fact label={t('salary')}>
            <Amount tiyin={employee.salary} />
          </Fact>
          <Fact label={record('balance')} note={record('balanceHint')}>
            <Amount tiyin={employee.balance} />
          </Fact>
          <Fact label={record('balanceLimit')} note={limitNote}>
            {employee.balanceLimit === null ? record('noLimit') : <Amount tiyin={employee.balanceLimit} />}
          </Fact>
          {employee.status === 'notIdentified' && (
            <Fact label={t('person.willBe')}>{words[employee.chosenStatus]}</Fact>
          )}
          <Fact label={t('firstDay')}>
            {employee.firstDay === null ? record('onSignUp') : formatDate(employee.firstDay, language)}
          </Fact>
          <RecordDates person={employee} />
        </Facts>
      </Grid>
    </section>
  );
}

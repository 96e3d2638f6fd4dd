import { fullName } from '#domain/employee.ts';
import { formatPhone } from '#domain/format/index.ts';
import type { ProfileFacts } from '#machines/flows/account/profileSettings/profileSettingsMachine.ts';
import { Button } from '#src/components/Button.tsx';
import { Fact, Facts } from '#src/components/Facts.tsx';
import { groupPinfl } from '#src/components/form/grouping.ts';
import { EditIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';

/** One's own data, and what of it may be changed. */
export function IdentityFacts({ facts, onEdit }: { facts: ProfileFacts; onEdit: () => void }) {
  const t = useText('personal');
  const { firstName, lastName, passportSerialNumber, pinfl, phoneNumber } = facts.account;
  const missing = <span className="quiet">{t('profile.missing')}</span>;
  return (
    <section className="card stack" aria-labelledby="own-facts">
      <h2 id="own-facts">{t('profile.facts')}</h2>
      <Facts>
        <Fact label={t('profile.name')}>
          {firstName && lastName ? fullName({ firstName, lastName }) : missing}
        </Fact>
        <Fact label={t('profile.phone')} note={t('profile.phoneNote')}>
          <span className="figures">{formatPhone(phoneNumber)}</span>
        </Fact>
        <Fact label={t('profile.passport')}>
          {passportSerialNumber ? <span className="figures">{passportSerialNumber}</span> : missing}
        </Fact>
        <Fact label={t('profile.pinfl')} {...(facts.pinflFixed ? { note: t('profile.pinflFixedNote') } : {})}>
          {pinfl ? <span className="figures">{groupPinfl(pinfl)}</span> : missing}
        </Fact>
      </Facts>
      <Button variant="soft" size="3" onClick={onEdit}>
        <EditIcon size={20} />
        {t('profile.edit')}
      </Button>
    </section>
  );
}

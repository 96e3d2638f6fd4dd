import type { ReactNode } from 'react';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import type { AccountPage } from '#machines/flows/account/account/accountMachine.ts';
import { BuildingIcon } from '#src/components/icons.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';

export type Job = AccountPage['jobs'][number];

const sideOf = ({ role, colleagueRole }: Job) =>
  colleagueRole === null || colleagueRole === 'owner' ? role : colleagueRole;

/** A job: company, role, the first working day of one that has not begun, what is offered, status, and what can be done about it. */
export function JobRow({ job, current, children }: { job: Job; current?: boolean; children?: ReactNode }) {
  const t = useText('account');
  const [language] = useLanguage();
  const { firstDay, standing, offer } = job;
  // An offer shows its first day below.
  const isShown = firstDay && !offer && (standing !== 'held' || firstDay > companyDate(Date.now()));
  const begins = isShown ? ` · ${t('fromDay', { date: formatDate(firstDay, language, 'dayMonth') })}` : '';
  return (
    <IconRow
      icon={<BuildingIcon size={22} />}
      title={job.organizationTitle}
      text={`${t(`role.${sideOf(job)}`)}${begins}`}
      aria-current={current || undefined}
      below={offer && <OfferFacts offer={offer} firstDay={firstDay} />}
    >
      {current && <StatusBadge tone="teal" label={t('currentJob')} />}
      {job.status === 'blocked' && <StatusBadge tone="red" label={t('blocked')} />}
      {job.standing === 'offered' && !offer && <StatusBadge tone="amber" label={t('offeredJob')} />}
      {job.standing === 'mismatch' && <StatusBadge tone="orange" label={t('mismatchedJob')} />}
      {children}
    </IconRow>
  );
}

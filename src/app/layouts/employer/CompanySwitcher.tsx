import { Box, Button, DropdownMenu } from '@radix-ui/themes';
import { useNavigate } from 'react-router-dom';
import { BuildingIcon, ChevronDownIcon } from '#src/components/icons.tsx';
import { useText } from '#src/i18n/useText.ts';
import { useAccountFacts, useHeldJobs } from '#src/session/job.ts';
import { startup } from '#src/session/startup.ts';

/** The company of the active job, and the person's other jobs to switch to. */
export function CompanySwitcher() {
  const t = useText('shell');
  const navigate = useNavigate();
  const { organizationTitle, employeeId } = useAccountFacts();
  const jobs = useHeldJobs();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button variant="ghost" color="gray" aria-label={`${organizationTitle}: ${t('switchCompany')}`}>
          <Box asChild maxWidth={{ initial: 'calc(100vw - 240px)', xs: '200px' }} className="truncate">
            <strong>{organizationTitle}</strong>
          </Box>
          <ChevronDownIcon size={16} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{t('switchCompany')}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={employeeId ?? ''}
          onValueChange={(next) => {
            startup.send({ type: 'job.chosen', employeeId: next });
          }}
        >
          {jobs.map((job) => (
            <DropdownMenu.RadioItem key={job.employeeId} value={job.employeeId}>
              {job.organizationTitle}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => void navigate('/account')}>
          <BuildingIcon size={16} />
          {t('myJobs')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

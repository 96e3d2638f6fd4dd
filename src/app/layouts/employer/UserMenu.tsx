import { DropdownMenu, IconButton } from '@radix-ui/themes';
import { useNavigate } from 'react-router-dom';
import { fullName } from '#domain/employee.ts';
import { formatPhone } from '#domain/format/index.ts';
import { languages, ownLanguageName, type Language } from '#domain/language.ts';
import { PersonIcon } from '#src/components/icons.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { setDensity, useDensityChoice, type DensityChoice } from '#src/runtime/density.ts';
import { setTheme, useTheme, type Theme } from '#src/runtime/theme.ts';
import { useAccountFacts } from '#src/session/job.ts';
import { session } from '#src/session/session.ts';

const pages = [
  ['/account', 'myJobs'],
  ['/settings/profile', 'profile'],
  ['/settings/devices', 'devices'],
  ['/settings/notification-settings', 'notificationSettings'],
] as const;

/** Who is signed in, their settings, how the app looks, the keys, and signing out. */
export function UserMenu({ onKeys }: { onKeys: () => void }) {
  const t = useText('shell');
  const navigate = useNavigate();
  const { firstName, lastName, phoneNumber } = useAccountFacts();
  const name = firstName && lastName ? fullName({ firstName, lastName }) : formatPhone(phoneNumber);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton
          variant="ghost"
          color="gray"
          radius="full"
          m="0"
          size="3"
          aria-label={`${t('accountMenu')}: ${name}`}
        >
          <PersonIcon size={22} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Label>{name}</DropdownMenu.Label>
        {pages.map(([path, text]) => (
          <DropdownMenu.Item key={path} onSelect={() => void navigate(path)}>
            {t(text)}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <Looks />
        <DropdownMenu.Separator />
        <DropdownMenu.Item shortcut="?" onSelect={onKeys}>
          {t('keys')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item
          onSelect={() => {
            session.send({ type: 'session.signOut' });
          }}
        >
          {t('signOut')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Looks() {
  const t = useText('shell');
  const common = useText('common');
  const theme = useTheme();
  const density = useDensityChoice();
  const [language, setLanguage] = useLanguage();
  return (
    <>
      <Choice<Theme>
        title={common('theme')}
        value={theme}
        options={[
          ['system', common('themeSystem')],
          ['light', common('themeLight')],
          ['dark', common('themeDark')],
        ]}
        onChange={setTheme}
      />
      <Choice<DensityChoice>
        title={t('density')}
        value={density}
        options={[
          ['auto', t('densityAuto')],
          ['compact', t('densityCompact')],
          ['comfortable', t('densityComfortable')],
        ]}
        onChange={setDensity}
      />
      <Choice<Language>
        title={common('language')}
        value={language}
        options={languages.map((one) => [one, ownLanguageName[one]] as const)}
        onChange={setLanguage}
      />
    </>
  );
}

function Choice<Value extends string>({
  title,
  value,
  options,
  onChange,
}: {
  title: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (next: Value) => void;
}) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger>{title}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent>
        <DropdownMenu.RadioGroup
          value={value}
          onValueChange={(next) => {
            onChange(next as Value);
          }}
        >
          {options.map(([one, name]) => (
            <DropdownMenu.RadioItem key={one} value={one}>
              {name}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

import { useText } from '#src/i18n/useText.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

type Name = 'password' | 'passwordConfirmation';

export interface NewPasswordFieldsProps {
  values: Record<Name, string>;
  errors: Partial<Record<Name, string>>;
  readOnly?: boolean;
  onChange: (field: Name, value: string) => void;
}

/** A new password and its confirmation, with the rules; password managers can suggest one. */
export function NewPasswordFields({ values, errors, readOnly, onChange }: NewPasswordFieldsProps) {
  const t = useText('registration');
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    readOnly,
    autoComplete: 'new-password',
    onChange: (value: string) => {
      onChange(name, value);
    },
  });
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('newPassword')}
        hint={<PasswordRules password={values.password} />}
        enterKeyHint="next"
      />
      <PasswordField {...field('passwordConfirmation')} label={t('confirmation')} enterKeyHint="go" />
    </>
  );
}

import { passwordProblems } from '#domain/fields/password.ts';
import { useText } from '#src/i18n/useText.ts';
import { CheckIcon, MinusIcon } from '../icons.tsx';

const rules = ['passwordTooShort', 'passwordNeedsDigit', 'passwordNeedsLower', 'passwordNeedsUpper'] as const;

/**
 * Rules of a new password, ticked off while typing; used as the field's hint, so the texts must be clear without the
 * ticks.
 */
export function PasswordRules({ password }: { password: string }) {
  const t = useText('registration');
  const problems: readonly string[] = password === '' ? rules : passwordProblems(password);
  return (
    <span className="row password-rules">
      {rules.map((rule) => {
        const met = !problems.includes(rule);
        return (
          <span
            key={rule}
            className="field-note"
            data-met={met || undefined}
            data-accent-color={met ? 'teal' : undefined}
          >
            {met ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
            {t(`rule.${rule}`)}
            {met && <span className="sr-only"> ({t('ruleMet')})</span>}
          </span>
        );
      })}
    </span>
  );
}

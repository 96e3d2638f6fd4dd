import { Steps } from '#src/components/form/Steps.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Steps of registration and recovery: phone, code, password. */
export function CodeSteps({ current }: { current: 0 | 1 | 2 }) {
  const t = useText('registration');
  return <Steps steps={[t('step.phone'), t('step.code'), t('step.password')]} current={current} />;
}

import { Steps } from '#src/components/Steps.tsx';
import { useText } from '#src/i18n/useText.ts';

/** Phone, code, password: where a registration or a recovery stands. */
export function CodeSteps({ current }: { current: 0 | 1 | 2 }) {
  const t = useText('registration');
  return <Steps steps={[t('step.phone'), t('step.code'), t('step.password')]} current={current} />;
}

import { useText } from '#src/i18n/useText.ts';

/** One sentence for each machine: what it is for. */
export function useAbout(): (id: string) => string {
  const t = useText('machines') as (key: string) => string;
  return (id) => t(`about.${id}`);
}

import type { ReactNode } from 'react';
import { formatInstant } from '#domain/format/index.ts';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { SettledRegister } from '#machines/flows/money/registerSettling/registerSettlingMachine.ts';
import { exportRegister, type PayoutRegister } from '#src/actors/money/registers.ts';
import { Button } from '#src/components/Button.tsx';
import { ExportButtons } from '#src/components/list/ExportButtons.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { IconRow } from '#src/components/IconRow.tsx';
import { CheckCircleIcon, DownloadIcon, InboxIcon, UploadIcon } from '#src/components/icons.tsx';
import { useDownload } from '#src/components/hooks/useDownload.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

interface RegisterStepsProps {
  register: PayoutRegister;
  say: (verb: SettledRegister['verb']) => void;
  onSaved: () => void;
}

/** The way of a register in its order: its file is saved, the bank gets it, the bank answers. */
export function RegisterSteps({ register, say, onSaved }: RegisterStepsProps) {
  const t = useText('registers');
  const [language] = useLanguage();
  const download = useDownload(exportRegister, defaultQuery, onSaved);
  const { id, fileSavedAt, handedOverAt, open } = register;
  const isOpen = open.count > 0;
  const isSaved = fileSavedAt !== null;
  return (
    <>
      <ul className="lines">
        <Step
          done={isSaved}
          icon={<DownloadIcon size={20} />}
          title={t('file.title')}
          text={isSaved ? t('file.saved', { when: formatInstant(fileSavedAt, language) }) : t('file.text')}
        >
          <ExportButtons
            download={download}
            ids={[id]}
            label={t('file.title')}
            short
            {...(!isSaved && isOpen && { main: t('file.save') })}
          />
        </Step>
        {(isOpen || handedOverAt !== null) && (
          <Step
            done={handedOverAt !== null}
            icon={<UploadIcon size={20} />}
            title={t(handedOverAt === null ? 'handing.title' : 'handing.done')}
            text={
              handedOverAt === null
                ? t(isSaved ? 'handing.now' : 'handing.afterSaving')
                : formatInstant(handedOverAt, language)
            }
          >
            {handedOverAt === null && (
              <Button
                {...(isSaved ? { size: '3' } : { variant: 'soft', color: 'gray' })}
                onClick={() => say('handOver')}
              >
                {t(isSaved ? 'handOver' : 'handing.otherwise')}
              </Button>
            )}
          </Step>
        )}
        {isOpen && (
          <IconRow
            icon={<InboxIcon size={20} />}
            title={t('result.title')}
            text={register.settling === 'others' ? t('others') : t('answerText', { count: open.count })}
          />
        )}
      </ul>
      {download.failure && (
        <FailureNotice failure={download.failure} onRetry={download.retry} onClose={download.stop} />
      )}
    </>
  );
}

interface StepProps {
  done: boolean;
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

const Step = ({ done, icon, ...rest }: StepProps) => (
  <IconRow icon={done ? <CheckCircleIcon size={20} /> : icon} {...rest} />
);

import { Flex, Grid } from '@radix-ui/themes';
import { useParams } from 'react-router-dom';
import { languages } from '#domain/language.ts';
import { loadPrinted } from '#src/actors/organization/gates.ts';
import { BrandMark } from '#src/components/BrandMark.tsx';
import { Button } from '#src/components/Button.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { AlertIcon } from '#src/components/icons.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { QrCode } from '#src/components/QrCode.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { useText } from '#src/i18n/useText.ts';
import { printWords } from './gates/printWords.ts';
import './gates/print.css';

const page = makePage(loadPrinted);

/** A printed gate's sheet: A4 with the code, the company and the gate, in the three languages. */
export default function GatePrintScreen() {
  const { id = '' } = useParams();
  return <Print key={id} gateId={id} />;
}

function Print({ gateId }: { gateId: string }) {
  const t = useText('gates');
  const { actor, data, failure, retry } = usePage(page, { of: gateId });
  return (
    <Screen title={t('print')} actor={actor} back="/settings/gates" lead={t('printLead')}>
      <Notice tone="amber" icon={<AlertIcon />}>
        {t('printedWarning')}
      </Notice>
      {failure && <FailureNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <SkeletonCard height={640} />}
      {data && (
        <>
          <Button size="3" onClick={() => window.print()}>
            {t('printNow')}
          </Button>
          <Flex asChild direction="column" align="center" justify="between" gap="4">
            <article className="print-sheet center">
              <header>
                <p>{data.organizationTitle}</p>
                <h2>{data.gateTitle}</h2>
              </header>
              <QrCode text={data.code} label={t('printedCode')} />
              <Grid asChild gap="2">
                <ul>
                  {languages.map((language) => (
                    <li key={language} lang={language}>
                      {printWords[language]}
                    </li>
                  ))}
                </ul>
              </Grid>
              <Flex asChild align="center" gap="2">
                <footer>
                  <BrandMark size={20} /> Davomat
                </footer>
              </Flex>
            </article>
          </Flex>
        </>
      )}
    </Screen>
  );
}

import { Flex, Grid, Theme } from '@radix-ui/themes';
import { useEffect } from 'react';
import { IconLink } from '#src/components/IconButton.tsx';
import { Button } from '#src/components/Button.tsx';
import { BackIcon } from '#src/components/icons.tsx';
import { machineProps } from '#src/components/hooks/machineProps.ts';
import { useArrival } from '#src/components/hooks/useArrival.ts';
import { useText } from '#src/i18n/useText.ts';
import { CameraPicture } from './CameraPicture.tsx';
import type { ViewProps } from './useCheck.ts';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import { OpenCameraButton } from './OpenCameraButton.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { TypeCodeButton } from './TypeCodeButton.tsx';
import { Ways } from './Ways.tsx';
import { scanWord } from './words.ts';

/** The camera takes the full height; while a code is verified or a photo is read, the picture is paused. */
export function CameraView({ snapshot, actions }: ViewProps) {
  const t = useText('attendance');
  const heading = useArrival();
  const { type } = snapshot.context;
  const title = type === 'in' ? t('checkTitle.in') : t('checkTitle.out');
  const verifying = snapshot.matches('verifying') || snapshot.matches('keeping');
  const trouble =
    snapshot.matches({ scanning: 'refusedSeen' }) || snapshot.matches({ scanning: 'foreignSeen' });
  useEffect(() => {
    document.title = `${title} · Davomat`;
  }, [title]);
  return (
    <Theme appearance="dark" hasBackground={false} asChild>
      <Grid
        asChild
        position={{ initial: 'fixed', sm: 'relative' }}
        inset={{ initial: 'var(--offline-height, 0px) 0 0', sm: 'auto' }}
        columns="minmax(0, 1fr)"
        rows="auto minmax(0, 1fr) auto"
        gap="4"
        px={{ initial: '4', sm: '20px' }}
        pt={{ initial: 'max(12px, env(safe-area-inset-top))', sm: '4' }}
        pb={{ initial: 'max(20px, env(safe-area-inset-bottom))', sm: '28px' }}
        width={{ sm: 'calc(100% - 2 * var(--gutter))' }}
        maxWidth={{ sm: '640px' }}
        height={{ sm: 'min(760px, calc(100dvh - 140px))' }}
        mx={{ sm: 'auto' }}
        my={{ sm: '6' }}
        overflow="hidden"
      >
        <main id="main" className="scan" {...machineProps(snapshot)}>
          <CameraPicture />
          <Flex asChild align="center" gap="1">
            <header>
              <BackLink />
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <DirectionSwitch type={type} isSmall />
            </header>
          </Flex>
          <svg
            className="scan-frame"
            aria-busy={verifying}
            fill="none"
            stroke={trouble ? '#ffb35c' : '#fff'}
            strokeWidth="3"
            strokeLinecap="round"
            viewBox="0 0 100 100"
            aria-hidden="true"
          >
            <path d="M2 18V10a8 8 0 0 1 8-8h8M82 2h8a8 8 0 0 1 8 8v8M98 82v8a8 8 0 0 1-8 8h-8M18 98h-8a8 8 0 0 1-8-8v-8" />
          </svg>
          <Flex direction="column" align="center" gap="5">
            <Flex asChild align="center" justify="center" minHeight="3em" maxWidth="22em">
              <strong className="center" aria-hidden="true">
                {snapshot.matches('scanning')
                  ? scanWord(snapshot, t)
                  : verifying
                    ? t('verifying')
                    : t('readingPhoto')}
              </strong>
            </Flex>
            {verifying ? (
              <Button
                size="3"
                variant="soft"
                color="gray"
                disabled={snapshot.matches('keeping')}
                onClick={() => actions.send({ type: 'punch.cancelled' })}
              >
                {t('stop')}
              </Button>
            ) : (
              <Ways>
                {snapshot.matches('readingPhoto') ? (
                  <OpenCameraButton onClick={actions.openCamera} />
                ) : (
                  <PhotoButton onPhoto={actions.choosePhoto} />
                )}
                <TypeCodeButton onClick={actions.typeCode} />
              </Ways>
            )}
          </Flex>
        </main>
      </Grid>
    </Theme>
  );
}

function BackLink() {
  const t = useText('common');
  return (
    <IconLink to="/home" label={t('back')}>
      <BackIcon size={24} />
    </IconLink>
  );
}

import type { AttendanceCheckInput } from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.ts';
import { useProblemText, useText } from '#src/i18n/useText.ts';
import { AcceptedView } from './AcceptedView.tsx';
import { CameraView } from './CameraView.tsx';
import { KeptView } from './KeptView.tsx';
import { NotKeptView } from './NotKeptView.tsx';
import { NotSentView } from './NotSentView.tsx';
import { RejectedView } from './RejectedView.tsx';
import { TroubleView } from './TroubleView.tsx';
import { TypingView } from './TypingView.tsx';
import { UnsentView } from './UnsentView.tsx';
import { WaitingView } from './WaitingView.tsx';
import { useCheck, type CheckSnapshot } from './useCheck.ts';
import { scanWord, troubleWords } from './words.ts';
import type { ViewProps } from './useCheck.ts';
import './check.css';

export function Check({ type }: { type: AttendanceCheckInput['type'] }) {
  const check = useCheck(type);
  return (
    <>
      <p className="sr-only" role="status">
        <Announcement snapshot={check.snapshot} />
      </p>
      <View {...check} />
    </>
  );
}

function View(props: ViewProps) {
  const { snapshot } = props;
  if (snapshot.matches('accepted')) return <AcceptedView {...props} />;
  if (snapshot.matches('waiting')) return <WaitingView {...props} />;
  if (snapshot.matches('rejected')) return <RejectedView {...props} />;
  if (snapshot.matches('unsent')) return <UnsentView {...props} />;
  if (snapshot.matches('kept')) return <KeptView {...props} />;
  if (snapshot.matches('notKept')) return <NotKeptView {...props} />;
  if (snapshot.matches('notSent')) return <NotSentView {...props} />;
  if (snapshot.matches('typing')) return <TypingView {...props} />;
  if (snapshot.matches('unavailable') || snapshot.matches('photoRead')) return <TroubleView {...props} />;
  return <CameraView {...props} />;
}

/** State of the check for screen readers, in the same words as on the screen. */
function Announcement({ snapshot }: { snapshot: CheckSnapshot }) {
  const t = useText('attendance');
  const problem = useProblemText();
  const { type, failure } = snapshot.context;
  if (snapshot.matches('scanning')) return scanWord(snapshot, t);
  if (snapshot.matches('readingPhoto')) return t('readingPhoto');
  if (snapshot.matches('verifying') || snapshot.matches('keeping')) return t('verifying');
  if (snapshot.matches('kept')) return t('kept');
  if (snapshot.matches('notKept')) return `${t('notKept')}. ${t('notKeptHelp')}`;
  if (snapshot.matches('accepted')) return type === 'in' ? t('accepted.in') : t('accepted.out');
  if (snapshot.matches('rejected'))
    return `${t('rejected')}. ${failure?.kind === 'problem' ? problem(failure.code) : ''}`;
  if (snapshot.matches('waiting')) return t('waiting');
  if (snapshot.matches('unsent')) return t('unsent');
  if (snapshot.matches('notSent')) return `${t('notSent')}. ${t('notSentHelp')}`;
  return troubleWords(snapshot, t)?.title ?? '';
}

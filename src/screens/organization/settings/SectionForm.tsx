import { useState, type ReactNode } from 'react';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import { newId } from '#src/runtime/newId.ts';
import { BusyWord } from '#src/components/feedback/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { ErrorSummary } from '#src/components/form/ErrorSummary.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { SkeletonCard } from '#src/components/feedback/SkeletonShapes.tsx';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Effect } from './Effect.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import type { Section } from './useSection.ts';

interface SectionFormProps<Form extends object, Loaded> {
  section: Section<Form, Loaded>;
  /** Field names and labels, in the order on the screen. */
  labels: readonly (readonly [field: keyof Form & string, label: string])[];
  /** A field's value in words, for the conflict. */
  word: (form: Form, field: keyof Form & string) => string;
  formOf: (settings: Loaded) => Form;
  alsoShown?: (field: keyof Form & string) => boolean;
  /** Text above the effect; by default the day from which the section holds. */
  effectText?: string;
  /** Places the button and the notices elsewhere; the form is then not drawn as a card. */
  foot?: (parts: { submit: ReactNode; notices: ReactNode }) => ReactNode;
  /** Labels of parts of a field that can have errors of their own, by path. */
  parts?: readonly (readonly [path: `${keyof Form & string}.${string}`, label: string])[];
  /** Whether the button announces the effect instead of saving. */
  previews: boolean;
  children: ReactNode;
}

/** One section's form with what stands in its way: errors, the effect to confirm, a conflict, leaving. */
export function SectionForm<Form extends object, Loaded>(props: SectionFormProps<Form, Loaded>) {
  const { section, labels, parts = [], previews, foot, children } = props;
  const { snapshot, send } = section;
  const t = useText('settings');
  const [attempt, setAttempt] = useState(0);
  const { form, errors, failure, effect } = snapshot.context;
  const leaving = snapshot.matches('leaving');
  const busy = snapshot.hasTag('busy');
  const [language] = useLanguage();
  const validFrom = form && 'validFrom' in form ? (form.validFrom as CompanyDate | null) : null;
  const effectText =
    props.effectText ?? (validFrom && t('effectText', { date: formatDate(validFrom, language) }));
  if (snapshot.matches('notLoaded') && failure)
    return <FailureNotice failure={failure} onRetry={() => send({ type: 'section.retried' })} />;
  if (!form)
    return (
      <>
        <SkeletonCard height={560} />
        <BusyWord />
      </>
    );
  const wrong = [...labels, ...parts].flatMap(([field, label]) => {
    const code = errors[field];
    return code === undefined ? [] : [{ field, label, code }];
  });
  const notices = (
    <>
      <ErrorSummary errors={wrong} attempt={attempt} />
      {snapshot.hasTag('error') && failure && (
        <FailureNotice
          failure={failure}
          onRetry={snapshot.matches({ editing: 'unsent' }) ? () => send({ type: 'form.retried' }) : undefined}
        />
      )}
    </>
  );
  const submit = (
    <Button type="submit" size="3" loading={busy}>
      {t(previews ? 'preview' : 'save')}
    </Button>
  );
  return (
    <>
      {snapshot.context.theirs ? (
        <SectionConflict {...props} />
      ) : (
        <form
          className={foot ? 'stack' : 'card stack'}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!snapshot.matches('editing')) return;
            setAttempt((before) => before + 1);
            send({ type: 'form.submitted', newKey: newId() });
          }}
        >
          {!foot && notices}
          {children}
          {foot ? foot({ submit, notices }) : <footer className="row foot form-foot">{submit}</footer>}
          <p className="sr-only" role="status">
            {snapshot.matches('saving') && t('saving')}
          </p>
        </form>
      )}
      {effect && effectText && (
        <Effect
          open={snapshot.matches('confirming')}
          effect={effect}
          text={effectText}
          onConfirm={() => send({ type: 'save.confirmed' })}
          onCancel={() => send({ type: 'save.dismissed' })}
        />
      )}
      <ConfirmDialog
        open={leaving}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        tone="danger"
        onConfirm={() => send({ type: 'leave.confirmed' })}
        onCancel={() => send({ type: 'leave.dismissed' })}
      />
    </>
  );
}

import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import { hasSameLogic } from '../state/same-logic.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { useAfterPaint } from '../../../lib/page/use-after-paint.ts';
import { useBottomBar } from '../../../ui/root-attribute.ts';
import spoken from '../../../ui/spoken.module.css';
import { useMediaQuery, WIDE } from '../../../ui/use-media-query.ts';
import { ConflictDialog } from '../changes/conflict-dialog.tsx';
import { describeChanges } from '../changes/describe-changes.ts';
import { questionFieldId } from '../card/question-words.tsx';
import { optionFieldId } from '../card/use-option-edits.ts';
import { Preview } from '../preview/preview.tsx';
import type { BuilderSession } from '../state/builder-session.ts';
import {
  BuilderProvider,
  FindingsProvider,
  useBuilderState,
  type Builder as Context,
} from './builder-context.tsx';
import { Inspector } from './inspector.tsx';
import { Middle } from './middle.tsx';
import { PlatformSaveBar } from './platform-save-bar.tsx';
import { SaveProblem } from './save-status.tsx';
import styles from './screen.module.css';
import { SideList } from './side-list.tsx';
import { TopBar } from './top-bar.tsx';
import { useDrawnQuestion } from './use-drawn-question.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';
import { useBuilderView } from './use-builder-view.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface BuilderProps {
  readonly session: BuilderSession;
  readonly kind: 'survey' | 'template';
  readonly back: { readonly to: string; readonly label: string };
  readonly status: ReactNode;
  readonly action: ReactNode;
  /** Leads to the survey's other screens. */
  readonly tabs?: ReactNode;
  /** The content of the versions panel. */
  readonly versions: ReactNode;
}

/** The builder of a survey or a template. */
export function Builder({ session, kind, ...parts }: BuilderProps) {
  const builderView = useBuilderView();
  const [announcement, setAnnouncement] = useState('');
  const [atOnceId, setAtOnceId] = useState<string | null>(null);
  const { goTo } = builderView;
  const context = useMemo((): Context => {
    const openQuestion: Context['openQuestion'] = (questionId, focus) => {
      const open = (): void => {
        if (focus !== undefined) setAtOnceId(questionId);
        session.select(questionId);
        goTo('question');
      };
      if (focus === 'text') focusAfter(open, questionFieldId(questionId));
      else if (focus !== undefined) focusAfter(open, optionFieldId(focus));
      else open();
    };
    return { session, kind, goTo, openQuestion, announce: setAnnouncement };
  }, [session, kind, goTo]);
  useLeavingGuard(session, kind);
  return (
    <BuilderProvider value={context}>
      <Checked>
        <Screen
          {...parts}
          session={session}
          builderView={builderView}
          atOnceId={atOnceId}
          onSaid={setAnnouncement}
        />
        <p role="status" className={spoken.only}>
          {announcement}
        </p>
        <PlatformSaveBar />
      </Checked>
    </BuilderProvider>
  );
}

/** Runs the logic check after the edit has been painted. */
function Checked({ children }: { children: ReactNode }) {
  const definition = useAfterPaint(useBuilderState((state) => state.definition));
  const [checked, setChecked] = useState(definition);
  // Changed texts do not affect the logic.
  if (checked !== definition && !hasSameLogic(checked, definition)) setChecked(definition);
  const findings = useMemo(() => checkLogic(checked), [checked]);
  return <FindingsProvider value={findings}>{children}</FindingsProvider>;
}

interface ScreenProps extends Omit<BuilderProps, 'kind'> {
  readonly builderView: ReturnType<typeof useBuilderView>;
  readonly atOnceId: string | null;
  readonly onSaid: (text: string) => void;
}

function Screen({ session, versions, builderView, atOnceId, onSaid, ...bar }: ScreenProps) {
  const { part, isAnswering, setAnswering } = builderView;
  const isWide = useMediaQuery(WIDE);
  useBottomBar(!isWide);
  const [language, setLanguage] = useState<string | null>(null);
  const [variant, setVariant] = useState<Variant>('a');
  const steps = useUndoSteps(session, onSaid);
  useShortcuts(steps.undo, steps.redo);
  const drawn = useDrawnQuestion(part === 'question', atOnceId);
  const isCard = part === 'question' || part === 'thanks';
  return (
    <div className={styles.builder}>
      <TopBar {...bar} {...steps} />
      <SaveProblems />
      <div className={styles.columns} data-part={part}>
        <SideList part={part} />
        <div className={styles.middleColumn}>
          <Middle
            part={part}
            drawn={drawn}
            isAnswering={isAnswering}
            onAnswering={setAnswering}
            versions={versions}
            language={language}
            onLanguage={setLanguage}
            variant={variant}
            onVariant={setVariant}
          />
        </div>
        {isCard && !isAnswering && <Inspector part={part} drawn={drawn} isSheet={!isWide} />}
        {(part === 'translations' || part === 'split') && (
          <div className={styles.previewColumn}>
            <Preview
              part={part}
              language={part === 'translations' ? language : null}
              variant={part === 'split' ? variant : 'a'}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** Edits that could not be saved, and the dialog for a conflict. */
function SaveProblems() {
  const save = useBuilderState((state) => state.save);
  const [closed, setClosed] = useState<unknown>(null);
  return (
    <>
      <SaveProblem onConflict={() => setClosed(null)} />
      {save.kind === 'conflict' && closed !== save && (
        <ConflictDialog theirs={save.theirs.definition} onClose={() => setClosed(save)} />
      )}
    </>
  );
}

/** Undo may change something out of view, so it announces what it did. */
function useUndoSteps(session: BuilderSession, onSaid: (text: string) => void) {
  const step = useCallback(
    (go: () => boolean, word: string) => {
      const before = session.getState().definition;
      if (!go()) return;
      const [change, ...more] = describeChanges(before, session.getState().definition);
      onSaid([word, change, more.length > 0 && `And ${more.length} more.`].filter(Boolean).join(' '));
    },
    [session, onSaid],
  );
  return useMemo(
    () => ({
      undo: () => step(() => session.undo(), 'Undone.'),
      redo: () => step(() => session.redo(), 'Done again.'),
    }),
    [session, step],
  );
}

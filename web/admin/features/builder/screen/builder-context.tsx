import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LogicFinding } from '#shared/survey/logic-finding.ts';
import type { BuilderSession, BuilderState } from '../state/builder-session.ts';
import type { EditorPart } from './use-builder-view.ts';

export interface Builder {
  readonly session: BuilderSession;
  readonly kind: 'survey' | 'template';
  readonly goTo: (part: EditorPart) => void;
  /** Opens a question in the editor and focuses its text field, or the option with this id. */
  readonly openQuestion: (questionId: string, focus?: 'text' | (string & {})) => void;
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void;
}

const BuilderContext = createContext<Builder | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('useBuilder must be used within a BuilderProvider');
  return builder;
}

/** Selects a part of the state. The component renders again only when that part changes. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  const { session } = useBuilder();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}

export type Findings = readonly LogicFinding[];

const FindingsContext = createContext<Findings>([]);
export const FindingsProvider = FindingsContext.Provider;

/** The logic check's findings, computed shortly after the last edit. */
export function useFindings(): Findings {
  return useContext(FindingsContext);
}

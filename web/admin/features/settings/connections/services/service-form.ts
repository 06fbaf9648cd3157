import type { ReactNode } from 'react';
import type { ConnectionKind, ServiceOf } from '#shared/connections/kinds.ts';
import type { EventType } from '#shared/connections/events.ts';

export interface FieldsProps<K extends ConnectionKind> {
  readonly service: ServiceOf<K>;
  readonly onChange: (service: ServiceOf<K>) => void;
  readonly url: string;
  readonly onUrl: (url: string) => void;
  /** The chosen surveys; empty for all. */
  readonly surveyIds: readonly string[];
  /** Sentences on what the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What the admin knows of a service: its words, and the fields that only it has. */
export interface ServiceForm<K extends ConnectionKind> {
  readonly name: string;
  /** In a title: *Add a webhook*. */
  readonly noun: string;
  /** What it is for, in the list of services. */
  readonly summary: string;
  /** What a new connection begins with. */
  readonly begin: {
    readonly name: string;
    readonly service: ServiceOf<K>;
    readonly events: readonly EventType[];
  };
  /** Whether an address must be entered. */
  readonly hasUrl: boolean;
  /** Null for a service without a key of its own. */
  readonly key: { readonly label: string; readonly help: string; readonly isOptional?: boolean } | null;
  /** It needs all events, so there is no choice of them. */
  readonly sendsAllEvents?: true;
  /** Who is told what, and what is left when an answer is erased. */
  readonly privacy: (service: ServiceOf<K>) => string;
  readonly Fields: (props: FieldsProps<K>) => ReactNode;
}

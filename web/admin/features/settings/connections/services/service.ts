import type { IconSource } from '@shopify/polaris';
import type { ReactNode } from 'react';
import type { ReplyTo } from '#shared/api/contract.ts';
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

type StoreAccess = ReplyTo<'GET /connections'>['storeAccess'];

/** All that the admin knows of a service. Nothing else asks for a connection's kind. */
export interface ServiceOnWeb<K extends ConnectionKind> {
  readonly name: string;
  /** In a title: *Add a webhook*. */
  readonly noun: string;
  /** What it is for, in the list of services. */
  readonly summary: string;
  /** Drawn by us: most services do not let others draw theirs. */
  readonly mark: { readonly icon: IconSource; readonly colour: string };
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
  /** The receiver checks what is sent by a secret that we make. */
  readonly hasSecret?: true;
  /** It needs all events, so there is no choice of them. */
  readonly sendsAllEvents?: true;
  /** A test would change something real. */
  readonly cannotTest?: true;
  /** Who is told what, and what is left when an answer is erased. */
  readonly privacy: (service: ServiceOf<K>) => string;
  /** What deleting the connection does besides. */
  readonly left?: string;
  /** What it does, in place of its events. */
  readonly doneBy?: (service: ServiceOf<K>) => readonly string[];
  /** What the store does not let it do yet. */
  readonly missingAccess?: (service: ServiceOf<K>, access: StoreAccess | undefined) => readonly string[];
  readonly Access?: (props: { readonly service: ServiceOf<K> }) => ReactNode;
  /** The service without what belongs to the chosen surveys. */
  readonly ofOtherSurveys?: (service: ServiceOf<K>) => ServiceOf<K>;
  readonly Fields: (props: FieldsProps<K>) => ReactNode;
}

import type { CollectAttributes, SightingKind } from '#shared/collect/collect.ts';
import type { PageKind } from '#shared/delivery/delivery.ts';
import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { SurveySettings, SurveyView } from '#web/survey-view/survey-element.ts';
import { browserStorage, storageKey } from './browser-storage.ts';
import { newId } from './new-id.ts';
import { listenToPage } from './page-events.ts';
import { createResponseStore, type ResponseStore } from './response-store.ts';
import { noteSightings } from './sightings.ts';
import { createTabResponse, SHOPPER, type CurrentResponse } from './tab-response.ts';
import type { CreateQueue, UploadQueue } from './upload-queue.ts';

export interface Connection {
  /** The origin of our server. */
  readonly origin: string;
  readonly publicId: string;
  /** The version that new respondents get. */
  readonly version: number;
  /** The variant of the split test that new respondents get; undefined without a test. */
  readonly variant?: Variant | undefined;
  readonly attributes: CollectAttributes;
  /** The kind of page, where a page of the store shows the survey. */
  readonly page?: PageKind | undefined;
  /** The token of a preview on the store: answers are sent as test answers, which are not counted. */
  readonly previewToken?: string | undefined;
  /** Whether the shopper may answer again. */
  readonly mayAnswerAgain?: boolean;
  /** Whether the shopper allows storage on the device. */
  readonly mayStore: boolean;
  /**
   * The definition of this response's version, which is an older one where the response was begun before, once the
   * page can show it. Null if the server does not have it: then a begun response is removed. So it must not be null
   * because a request failed.
   */
  readonly definitionOf: (response: CurrentResponse) => Promise<SurveyDefinition | null>;
  readonly settings: Omit<SurveySettings, 'definition' | 'ports' | 'respondentKey' | 'restore'>;
  /** Aborted when a script shows another page in place of this one. */
  readonly signal?: AbortSignal;
  readonly createQueue: CreateQueue;
  /** The server refuses these answers for good; the code says why. */
  readonly onRefused: (code: string) => void;
}

/**
 * Sending starts after the next question is drawn, because it would delay that on a slow phone. The response is
 * already stored, so a page that unloads meanwhile still sends it.
 */
const SEND_DELAY_MS = 50;

export interface ConnectedSurvey {
  /** Whether this device has begun a response that can still be shown. */
  readonly isBegun: boolean;
  /** Shows the survey in the view at the shopper's last position. Returns false if there is nothing to show. */
  readonly show: (view: SurveyView) => Promise<boolean>;
  /** Counts an event, once for each kind. */
  readonly note: (kind: SightingKind) => void;
}

/** Connects a survey on a page with this device's stored response and with the server. */
export function connectSurvey(connection: Connection): ConnectedSurvey {
  const { origin, publicId, attributes, mayStore, definitionOf } = connection;
  const key = storageKey(publicId);
  const store = createResponseStore(browserStorage(key, mayStore), Date.now);
  let view: SurveyView | undefined;
  let definition: SurveyDefinition | null = null;

  const respondent = attributes.orderId ? `order:${attributes.orderId}` : SHOPPER;
  const response = createTabResponse(
    { ...connection, respondent },
    {
      store,
      clock: Date.now,
      newId,
      onDue: () => void setTimeout(queue.sendDue, SEND_DELAY_MS),
      onNewer: () => void showCurrent(),
    },
  );
  const queue = connection.createQueue(store, origin, publicId, {
    // Answers that only this page holds are not saved on the device, so the view must not say so.
    onWaiting: (isWaiting) => {
      if (!view) return;
      view.isWaiting = isWaiting && store.isPersistent();
      view.discountCode = store.read()[respondent]?.code;
    },
    onRefused: (responseId, code) => {
      if (responseId !== response.current().id) return;
      response.end();
      connection.onRefused(code);
    },
  });

  const showCurrent = async () => {
    const current = response.current();
    definition = await definitionOf(current);
    if (!view || !definition || current !== response.current()) return;
    view.settings = {
      ...connection.settings,
      // A copy, because the view restarts only when the definition object changes.
      definition: { ...definition },
      ports: response.ports(),
      respondentKey: current.key,
      restore: current.snapshot ?? null,
    };
    view.discountCode = current.code;
    if (isCodeMissing(definition, current)) sendAgain(store, respondent, queue);
  };

  return {
    isBegun: !!response.current().snapshot,
    note: noteSightings(connection),
    show: async (element) => {
      view = element;
      await showCurrent();
      if (!definition) {
        response.startOver();
        await showCurrent();
      }
      listenToPage(key, element, response, queue, connection.signal);
      queue.sendDue();
      return !!definition;
    },
  };
}

/** Sends a response again that the server already has, because the reply contains the discount code. */
function sendAgain(store: ResponseStore, respondent: string, queue: UploadQueue): void {
  store.change(respondent, (stored) => stored && { ...stored, sent: 0 });
  queue.sendDue();
}

/** Whether this device still lacks the discount code of a completed response. */
function isCodeMissing({ thankYou }: SurveyDefinition, { snapshot, code }: CurrentResponse): boolean {
  const { awaitsCode }: ShoppersThankYou = thankYou;
  return !!awaitsCode && !!snapshot?.complete && !code;
}

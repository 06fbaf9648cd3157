import type { CollectAttributes, SightingKind } from '#shared/survey/collect.ts';
import type { ShoppersThankYou, SurveyDefinition } from '#shared/survey/definition.ts';
import type { SurveySettings, SurveyView } from '#web/survey-view/survey-view.ts';
import { browserPost } from './browser-post.ts';
import { browserShelf, shelfKey } from './browser-shelf.ts';
import { createCourier } from './courier.ts';
import { createDrawer, isWaiting, type Drawer } from './drawer.ts';
import { newId } from './new-id.ts';
import { listenToPage } from './page-events.ts';
import { createResponse, SHOPPER } from './response.ts';
import { noteSightings } from './sightings.ts';

export interface Connection {
  /** Where our server is. */
  readonly origin: string;
  readonly publicId: string;
  /** The version that new respondents get. */
  readonly version: number;
  readonly attributes: CollectAttributes;
  /** Of a preview on the store: answers are sent as test answers, which count nowhere. */
  readonly previewToken?: string | undefined;
  /** Whether the shopper may answer once more. */
  readonly isAgain?: boolean;
  /** Whether anything may be left on the device. */
  readonly mayStore: boolean;
  /** Of this version, or of an older one that was begun on this device; null if it can't be had. */
  readonly definitionOf: (version: number) => Promise<SurveyDefinition | null>;
  readonly settings: Omit<SurveySettings, 'definition' | 'ports' | 'respondentKey' | 'restore'>;
  /** What has to be there before a response that was begun can be taken up. */
  readonly beforeResuming?: () => Promise<unknown>;
  /** The server takes no more of these answers; the code says why. */
  readonly onRefused: (code: string) => void;
}

/**
 * What is due is in the drawer, so it may wait until the next question is drawn: on a slow phone, sending would be
 * felt after a tap. A page that goes away meanwhile drops it off.
 */
const DRAWN_MS = 50;

export interface ConnectedSurvey {
  /** Whether this device has begun a response that can still be shown. */
  readonly isBegun: boolean;
  /** Puts the survey into the view, where it was left. False if there is nothing to show. */
  readonly show: (view: SurveyView) => Promise<boolean>;
  /** Counts what happened with it, once for each kind. */
  readonly note: (kind: SightingKind) => void;
}

/** A survey on a page, joined with what this device keeps of it and with the server. */
export function connectSurvey(connection: Connection): ConnectedSurvey {
  const { origin, publicId, attributes, mayStore, definitionOf } = connection;
  const key = shelfKey(publicId);
  const clock = Date.now;
  const drawer = createDrawer(browserShelf(key, mayStore), clock);
  let view: SurveyView | undefined;
  let definition: SurveyDefinition | null = null;

  const who = attributes.orderId ? `order:${attributes.orderId}` : SHOPPER;
  const response = createResponse(
    { ...connection, who },
    { drawer, clock, newId, onDue: () => void setTimeout(courier.go, DRAWN_MS), onAhead: () => void dress() },
  );
  const courier = createCourier({
    ...browserPorts(drawer, origin, publicId),
    // What only this page remembers is not saved on the device, and isn't said to be.
    onWaiting: (isWaiting) => {
      if (!view) return;
      view.isWaiting = isWaiting && drawer.isLasting();
      view.discountCode = drawer.read()[who]?.code;
    },
    onRefused: (responseId, code) => {
      if (responseId !== response.now().id) return;
      response.end();
      connection.onRefused(code);
    },
  });

  const dress = async () => {
    const now = response.now();
    if (now.snapshot) await connection.beforeResuming?.();
    definition = await definitionOf(now.version);
    if (!view || !definition || now !== response.now()) return;
    view.settings = {
      ...connection.settings,
      // A copy, because the view begins anew with another definition only.
      definition: { ...definition },
      ports: response.ports(),
      respondentKey: now.key,
      restore: now.snapshot ?? null,
    };
    view.discountCode = now.code;
    const { awaitsCode }: ShoppersThankYou = definition.thankYou;
    // Asks again for a code that never reached this device.
    if (awaitsCode && now.snapshot?.complete && !now.code) {
      drawer.change(who, (kept) => kept && { ...kept, sent: 0 });
      courier.go();
    }
  };

  return {
    isBegun: !!response.now().snapshot,
    note: noteSightings(connection),
    show: async (element) => {
      view = element;
      await dress();
      if (!definition) {
        response.startOver();
        await dress();
      }
      listenToPage(key, element, response, courier);
      courier.go();
      return !!definition;
    },
  };
}

/** Sends what an earlier page could not. False if there is nothing to send. */
export function sendLeft(origin: string, publicId: string): boolean {
  const drawer = createDrawer(browserShelf(shelfKey(publicId), true), Date.now);
  createCourier(browserPorts(drawer, origin, publicId)).go();
  return Object.values(drawer.read()).some(isWaiting);
}

function browserPorts(drawer: Drawer, origin: string, publicId: string) {
  return {
    drawer,
    post: browserPost(origin, publicId),
    clock: Date.now,
    random: Math.random,
    wait: (ms: number, then: () => void) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  };
}

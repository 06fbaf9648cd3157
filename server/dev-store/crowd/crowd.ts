import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { surveyLanguage } from '#shared/delivery/survey-language.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { DevStoreDeps } from '../deps.ts';
import { orderPayload } from '../platform/payloads.ts';
import { orderTotal, placeOrder } from '../store/place-order.ts';
import { SHOP } from '../store/shop.ts';
import type { Order } from '../store/state.ts';
import { readDefinition, readSurveys, AppRefusal, sendOrder, sendBackdated } from './app-client.ts';
import { createRandomSource, type RandomSource } from '../store/random-source.ts';
import { answerSurvey } from './simulated-answers.ts';
import { simulatePerson, type Person } from './people.ts';

const LANGUAGES = ['en'];

/** The progress of a crowd. */
export interface CrowdProgress {
  readonly total: number;
  done: number;
  answered: number;
  orders: number;
  isOver: boolean;
  /** Why it stopped early. */
  fault: string | null;
}

export interface Crowd {
  /** Null before the first crowd. */
  readonly progress: CrowdProgress | null;
  /** Sends simulated shoppers through a survey; one crowd at a time. */
  send(publicId: string, people: number): void;
  stop(): Promise<void>;
}

export function createCrowd(deps: DevStoreDeps): Crowd {
  let progress: CrowdProgress | null = null;
  let walking = Promise.resolve();
  let isStopping = false;

  async function walk(publicId: string, mine: CrowdProgress): Promise<void> {
    try {
      const survey = (await readSurveys(deps)).find(({ surveyId }) => surveyId === publicId);
      if (!survey) throw new AppRefusal('This survey is not live.');
      const definitions = new Map<string, SurveyDefinition>();
      const random = createRandomSource(deps.options.clock());
      while (mine.done < mine.total && !isStopping) {
        await sendPerson(deps, { survey, definitions, random, progress: mine });
        mine.done += 1;
      }
    } catch (error) {
      mine.fault = error instanceof AppRefusal ? error.message : 'The app could not be reached.';
      deps.options.log.warn({ fault: mine.fault }, 'dev store: the crowd went home early');
    }
    deps.stateStore.state.orders.sort((a, b) => b.createdAt - a.createdAt);
    deps.stateStore.save();
    mine.isOver = true;
  }

  return {
    get progress() {
      return progress;
    },
    send(publicId, total) {
      if (progress !== null && !progress.isOver) return;
      progress = { total, done: 0, answered: 0, orders: 0, isOver: false, fault: null };
      walking = walk(publicId, progress);
    },
    async stop() {
      isStopping = true;
      await walking;
    },
  };
}

interface Walk {
  readonly survey: ManifestSurvey;
  /** By address, so that each version of a split test is read once. */
  readonly definitions: Map<string, SurveyDefinition>;
  readonly random: RandomSource;
  readonly progress: CrowdProgress;
}

/** Simulates one shopper: perhaps an order, always a view of the survey, mostly answers. */
async function sendPerson(deps: DevStoreDeps, walk: Walk): Promise<void> {
  const person = simulatePerson(deps.options.clock(), walk.random);
  const order = person.lines.length > 0 ? await buy(deps, person) : null;
  if (order) walk.progress.orders += 1;
  const seen = attributesOf(person, order);
  const { surveyId: publicId, version } = walk.survey;
  const sight = (kind: 'shown' | 'started' | 'dismissed', sightingId: string) =>
    sendBackdated(deps, person.at, {
      kind: 'sighting',
      input: { publicId, sightingId, kind, version, at: person.at, sentAt: person.at, attributes: seen },
    });
  const sightingId = deps.options.newId();
  await sight('shown', sightingId);
  if (!person.answers) return sight('dismissed', sightingId);
  await sight('started', sightingId);
  await answer(deps, walk, { person, order, seen });
  walk.progress.answered += 1;
}

async function buy(deps: DevStoreDeps, { shopper, lines, at }: Person): Promise<Order> {
  const then = { ...deps, options: { ...deps.options, clock: () => at } };
  const order = placeOrder(then, { shopper, lines, cartToken: deps.options.newId() });
  const customer = deps.stateStore.state.customers.find(({ id }) => id === order.customerId) ?? null;
  await sendOrder(deps, orderPayload(order, customer, then.options));
  return order;
}

function attributesOf({ shopper }: Person, order: Order | null) {
  return {
    placement: order ? ('thank_you' as const) : ('popup' as const),
    country: shopper.country,
    customerType: shopper.type === 'new' ? ('firstTime' as const) : ('repeat' as const),
  };
}

interface Answering {
  readonly person: Person;
  readonly order: Order | null;
  readonly seen: ReturnType<typeof attributesOf>;
}

async function answer(deps: DevStoreDeps, walk: Walk, { person, order, seen }: Answering): Promise<void> {
  const { newId } = deps.options;
  const { random, survey } = walk;
  const responseId = newId();
  const respondentKey = order?.checkoutToken ?? `shopper:${responseId}`;
  const { language, variant, definitionUrl } = surveyLanguage(survey, LANGUAGES, respondentKey);
  const definition = await definitionAt(definitionUrl, walk);
  const { answers, path, complete } = answerSurvey(definition, person.traits, random);
  const timings = Object.fromEntries(path.map((id) => [id, Math.round(2_000 + random.next() * 9_000)]));
  const spent = Object.values(timings).reduce((sum, ms) => sum + ms, 0);
  const ordered = order && {
    customerId: String(order.customerId),
    orderId: String(order.id),
    checkoutToken: order.checkoutToken,
    orderValue: orderTotal(order) / 100,
    orderCurrency: SHOP.currency,
  };
  await sendBackdated(deps, person.at + spent, {
    kind: 'response',
    input: {
      ...{ publicId: survey.surveyId, responseId, version: survey.version, revision: 1, respondentKey },
      ...(variant && { variant }),
      ...{ complete, answers, timings, path, startedAt: person.at },
      ...{ changedAt: person.at + spent, sentAt: person.at + spent },
      attributes: { ...seen, ...ordered, language: language.tag },
    },
  });
}

async function definitionAt(url: string, { definitions }: Walk): Promise<SurveyDefinition> {
  const definition = definitions.get(url) ?? (await readDefinition(url));
  definitions.set(url, definition);
  return definition;
}

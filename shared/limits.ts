/** Every figure of the product that is not a deployment's choice, in one place. */
export const LIMITS = {
  /** Largest JSON body of an ordinary call, in bytes. */
  bodyBytes: 64 * 1024,
  /** A survey's definition may be large: 200 questions of 50 options. */
  definitionBytes: 2 * 1024 * 1024,

  // Lists
  surveyPageSize: 5,
  surveyFirstPage: 1,
  versionPageSize: 20,
  /** Texts and responses of a survey. */
  answerPageSize: 20,
  invoicePageSize: 10,
  invoiceFirstPage: 0,

  // Surveys and questions
  defaultSurveyName: 'Untitled Survey',
  defaultSurveyStatus: 'draft',
  ratingMin: 1,
  ratingMax: 5,
  npsMin: 0,
  npsMax: 10,
  defaultMinLabel: 'Bad',
  defaultMaxLabel: 'Great',
  otherPlaceholder: 'Please specify',

  // Layout, in pixels unless the name says otherwise
  mobileBreakpoint: 768,
  sidebarWidth: 240,
  sidebarRem: 16,
  sidebarDrawerRem: 18,
  sidebarCollapsedRem: 3,
  previewModalMaxWidth: 550,
  createModalMaxWidth: 820,
  templateColumns: 2,
  templateCardWidth: 378,
  templateCardHeight: 150,

  // Cookies
  sidebarCookieSeconds: 604_800,
  sessionCookieDays: 7,

  // Time, in milliseconds unless the name says otherwise
  requestTimeoutMs: 30_000,
  storeDetailsStaleMs: 300_000,
  storeDetailsRetries: 2,
  cacheRetentionMs: 60_000,
  sessionCheckMs: 1_000,
  upgradeSuccessDelayMs: 5_000,
  bookingCloseDelayMs: 1_000,
  tooltipOpenDelayMs: 700,
  tooltipSkipDelayMs: 300,

  // Booking
  bookingEventType: '30min',

  // Toasts
  toastsAtOnce: 3,
  toastDurationMs: 5_000,
  toastRemovalDelayMs: 1_000,
  toastSwipeThreshold: 50,

  // Looks
  confettiPieces: 200,
  avatarColours: 10,

  /** The value of a plan's limit that means *no limit*. */
  unlimited: -1,
} as const;

/** How much a survey's definition may hold. Apart from LIMITS, so that a storefront loads none of it. */
export const SURVEY_LIMITS = {
  questions: 200,
  options: 50,
  rulesPerQuestion: 50,
  languages: 30,
  idLength: 64,
  nameLength: 120,
  descriptionLength: 1_000,
  questionTextLength: 500,
  optionTextLength: 200,
  labelLength: 100,
  thankYouLength: 1_000,
  discountCodeLength: 64,
  ratingScaleMin: 2,
  ratingScaleMax: 10,
} as const;

/** How long a shopper's own words may be, in UTF-16 units; what is longer is cut while typing. */
export const ANSWER_LIMITS = {
  textLength: 4_000,
  otherLength: 500,
} as const;

/** What comes from shoppers' pages. Apart from LIMITS, so that a storefront loads none of it. */
export const COLLECT_LIMITS = {
  /** 128 random bits, in base64 or hex. */
  idMinLength: 22,
  idMaxLength: 64,
  keyLength: 200,
  publicIdLength: 128,
  largestWhole: 2_147_483_647,
  /** The last moment that JavaScript's dates know. */
  latestMoment: 8_640_000_000_000_000,
  largestOrder: 999_999_999_999,
  /** How long answers may have waited on a device, in days. */
  queuedDays: 7,
  /** Hours for which a response that was begun may go on, once its survey takes no new ones. */
  finishHours: 24,
  /** A preview's token, which is a JWT with two ids. */
  previewTokenLength: 1_000,
  /**
   * Test answers kept of one survey; a new one pushes out the oldest, because a merchant looks at what they have just
   * tried. Two hundred are ten screens of the list, far more than trying every path of a survey takes.
   */
  testAnswers: 200,
  /** Days for which a test answer is kept. */
  testDays: 30,
} as const;

/** What a merchant may choose of whom a survey comes to, where and when. Apart from LIMITS, so that a storefront loads none. */
export const DELIVERY_LIMITS = {
  places: 250,
  placements: 8,
  paths: 50,
  pathLength: 200,
  delaySeconds: 600,
  days: 3_650,
  responses: 1_000_000,
  priority: 100,
  capSurveys: 20,
  capDays: 365,
  money: 999_999_999,
  /** How far reach looks back, and at how many orders at most. */
  reachDays: 30,
  reachOrders: 2_000,
  previewMinutes: 60,
} as const;

/** Calls that one session or address may make at once, and per second in the long run. */
export const RATE_LIMITS = {
  screen: { burst: 120, perSecond: 10 },
  auth: { burst: 30, perSecond: 0.5 },
  heavy: { burst: 10, perSecond: 0.2 },
  collect: { burst: 300, perSecond: 50 },
  /** All shoppers of one survey together, on one instance. */
  survey: { burst: 10_000, perSecond: 2_000 },
  /**
   * New responses of one address to one survey; further snapshots of a response are free. Twenty at once are a family,
   * or an office that opens the same newsletter. One more every 20 seconds is a busy till whose customers answer one
   * after the other, and more than the few per cent of a mobile network's customers who share an address send to one
   * store. A free plan's month of 100 then lasts one address 27 minutes instead of half a second. What comes faster
   * waits on the shopper's page and is sent again.
   */
  newcomer: { burst: 20, perSecond: 0.05 },
  /** Calls with a session that was not accepted. */
  refused: { burst: 120, perSecond: 1 },
} as const;

/** What the view of a survey needs to know. Apart from LIMITS, so that a storefront loads none of it. */
export const VIEW_LIMITS = {
  textRows: 4,
  previewResetSeconds: 3,
  /** In pixels, as `styles.ts` says it. */
  optionsMaxHeight: 250,
} as const;

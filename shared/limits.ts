/** Every figure of the product that is not a deployment's choice, in one place. */
export const LIMITS = {
  /** Largest JSON body of an ordinary call, in bytes. */
  bodyBytes: 64 * 1024,
  /** A survey's definition may be large: 200 questions of 50 options. */
  definitionBytes: 2 * 1024 * 1024,
  /** Survey list page size. */
  surveyPageSize: 5,
  invoicePageSize: 10,
} as const;

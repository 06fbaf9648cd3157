/** The largest values that a merchant may choose for the audience, the delivery and the frequency cap. */
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
} as const;

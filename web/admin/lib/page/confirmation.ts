/** The state of a navigation to a screen that confirms what the merchant did. No notice covers such a screen. */
export const CONFIRMATION = { isConfirmation: true } as const;

export function isConfirmation(state: unknown): boolean {
  return (state as Partial<typeof CONFIRMATION> | null)?.isConfirmation === true;
}

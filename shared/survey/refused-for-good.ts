/** Whether a retry with the same body is pointless. Every other error may be retried. */
export function isRefusedForGood(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

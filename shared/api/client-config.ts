/** The configuration that the admin page contains. It holds no secrets. */
export interface ClientConfig {
  appName: string;
  authBase: string;
  bearerBase: string;
  /** The allowed suffixes of a store's host. A bare name gets the first one. */
  shopSuffixes: string[];
  supportEmail: string;
  helpCentreUrl: string;
  videoUrl: string;
  /** The address of the billing API: this server's own, or the billing provider's. */
  billing: { apiUrl: string; appId: string };
  /** Null when no booking link is configured. */
  booking: { calendarUrl: string } | null;
}

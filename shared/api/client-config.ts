/** What the admin's page carries of the deployment's configuration; nothing in it is secret. */
export interface ClientConfig {
  appName: string;
  authBase: string;
  bearerBase: string;
  /** What a store's host may end in; a bare name is taken to be below the first. */
  shopSuffixes: string[];
  supportEmail: string;
  helpCentreUrl: string;
  videoUrl: string;
  /** Where the billing provider’s protocol is spoken: by ourselves, or by the provider. */
  billing: { apiUrl: string; appId: string };
  /** Null when no booking link is configured. */
  booking: { calendarUrl: string } | null;
}

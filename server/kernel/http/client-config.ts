import type { ClientConfig } from '#shared/api/client-config.ts';
import { CALENDAR_PATH } from '#shared/booking.ts';
import { EMBEDDED_BILLING_PATH, type Config } from '#server/kernel/config/config.ts';
import { shopSuffixes } from '#server/kernel/platform/shop-host.ts';

/** The part of the configuration that the admin's page carries. It contains no secret. */
export function clientConfigOf(config: Config): ClientConfig {
  return {
    appName: config.app.name,
    authBase: config.api.authBase,
    bearerBase: config.api.bearerBase,
    shopSuffixes: shopSuffixes(config),
    supportEmail: config.app.supportEmail,
    helpCentreUrl: config.app.helpCentreUrl,
    videoUrl: config.app.videoUrl,
    billing: {
      apiUrl: config.billing.embedded ? EMBEDDED_BILLING_PATH : config.billing.baseUrl,
      appId: config.billing.appId,
    },
    booking: config.booking && { calendarUrl: CALENDAR_PATH },
  };
}

/** The environment that makes all shops of the development store use this address. */
export const platformAt = (url: string) => ({ DEV_STORE: 'on', DEV_STORE_PORT: '0', DEV_STORE_URL: url });

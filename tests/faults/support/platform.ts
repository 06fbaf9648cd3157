/** The environment in which all shops of the development store are found at this address. */
export const platformAt = (url: string) => ({ DEV_STORE: 'on', DEV_STORE_PORT: '0', DEV_STORE_URL: url });

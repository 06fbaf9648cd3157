/** The current format of definitions. `definition-format.ts` upgrades older ones when they are read. */
export const FORMAT_VERSION = 1;

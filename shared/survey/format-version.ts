/** The current format of definitions. `upgrade-definition.ts` upgrades older ones when they are read. */
export const FORMAT_VERSION = 1;

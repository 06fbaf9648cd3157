import type { FileFormat, ServiceOf } from '#shared/connections/kinds.ts';

export type StorageService = ServiceOf<'storage'>;

type Place = Pick<StorageService, 'endpoint' | 'region' | 'bucket' | 'prefix'>;

/** The server that is asked. */
export const endpointOf = ({ endpoint, region }: Pick<Place, 'endpoint' | 'region'>): string =>
  endpoint === '' ? `https://s3.${region}.amazonaws.com` : endpoint;

/** The name of an object below the folder that the merchant chose. */
export const keyIn = ({ prefix }: Pick<Place, 'prefix'>, path: string): string =>
  prefix === '' ? path : `${prefix}/${path}`;

/** Where all files are, for people. */
export const addressOf = (place: Place): string =>
  `${endpointOf(place).replace(/\/$/, '')}/${place.bucket}/${keyIn(place, '')}`;

export const MANIFEST = 'manifest.json';

export interface DayFile {
  readonly survey: string;
  readonly day: string;
  readonly format: FileFormat;
}

/** Warehouses read `survey` and `date` as columns. */
export const pathOf = ({ survey, day, format }: DayFile): string =>
  `survey=${survey}/date=${day}/responses.${format}`;

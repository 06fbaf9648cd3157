import { API_BASE } from '#shared/api/base.ts';
import type { PageKind } from '#shared/delivery/delivery.ts';
import {
  sightingsPath,
  type CollectAttributes,
  type Sighting,
  type SightingKind,
} from '#shared/collect/collect.ts';
import { sendBeacon } from './send-on-leave.ts';
import { newId } from './new-id.ts';

/** The survey and the shopper of the counted events. */
export interface SightingContext {
  readonly origin: string;
  readonly publicId: string;
  readonly version: number;
  readonly attributes: CollectAttributes;
  readonly page?: PageKind | undefined;
  readonly previewToken?: string | undefined;
}

/** Returns a function that counts the events of one showing of a survey, each kind once. */
export function noteSightings({
  origin,
  publicId,
  version,
  attributes,
  page,
  previewToken,
}: SightingContext) {
  const { placement, country, customerType } = attributes;
  const sightingId = newId();
  const noted = new Set<SightingKind>();
  return (kind: SightingKind): void => {
    if (noted.has(kind)) return;
    noted.add(kind);
    const at = Date.now();
    const seen = { placement, country, customerType };
    const sighting: Sighting = {
      sightingId,
      kind,
      version,
      at,
      sentAt: at,
      attributes: seen,
      page,
      previewToken,
    };
    sendBeacon(origin + API_BASE + sightingsPath(publicId), sighting);
  };
}

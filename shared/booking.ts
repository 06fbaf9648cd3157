/**
 * The page with the booking calendar, which the admin's pages show in a frame. It has its own Content-Security-
 * Policy.
 */
export const CALENDAR_PATH = '/booking/calendar';

/** The id of the element that holds the page's configuration, as JSON. */
export const CALENDAR_CONFIG_ELEMENT = 'askwell-calendar-config';
/** The id of the element that the calendar appears in. */
export const CALENDAR_ELEMENT = 'calendar';

export interface CalendarConfig {
  /** The type of meeting to book, such as `team/30min`. */
  readonly link: string;
  readonly scriptUrl: string;
  readonly origin: string;
}

/** The message that the calendar's page posts to its parent page. */
export interface CalendarMessage {
  readonly askwellCalendar:
    | { readonly kind: 'shown' }
    | { readonly kind: 'failed' }
    | { readonly kind: 'booked' }
    | { readonly kind: 'height'; readonly pixels: number };
}

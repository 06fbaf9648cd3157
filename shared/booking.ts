/** The page that shows the booking calendar, framed by the admin's pages. It has a policy of its own. */
export const CALENDAR_PATH = '/booking/calendar';

/** The element of that page that carries its configuration, as JSON. */
export const CALENDAR_CONFIG_ELEMENT = 'askwell-calendar-config';
/** The element in which the calendar appears. */
export const CALENDAR_ELEMENT = 'calendar';

export interface CalendarConfig {
  /** What a person books, as in `team/30min`. */
  readonly link: string;
  readonly scriptUrl: string;
  readonly origin: string;
}

/** What the calendar's page tells the page around it. */
export interface CalendarMessage {
  readonly askwellCalendar:
    | { readonly kind: 'shown' }
    | { readonly kind: 'failed' }
    | { readonly kind: 'booked' }
    | { readonly kind: 'height'; readonly pixels: number };
}

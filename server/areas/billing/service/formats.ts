export interface Formats {
  readonly money: (amount: number, currency: string) => string;
  readonly day: (moment: string) => string;
}

/** Formats of amounts and dates. An unknown locale falls back to English, an unknown currency shows its code. */
export function formatsIn(wanted: string | null): Formats {
  const locale = knownLocale(wanted ?? 'en');
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    money(amount, currency) {
      try {
        return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
      } catch {
        return `${currency} ${amount}`;
      }
    },
    day: (moment) => days.format(new Date(moment)),
  };
}

function knownLocale(wanted: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(wanted)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

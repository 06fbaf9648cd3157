/** What a sheet of the gallery can show. Widths are a small phone, a phone and a desktop. */
export const CHOICES = {
  theme: ['cream', 'dark', 'loud'],
  page: ['light', 'night'],
  width: ['320', '390', '1280'],
  language: ['en', 'de', 'ar', 'ja'],
} as const;

export type Choice = { readonly [Part in keyof typeof CHOICES]: (typeof CHOICES)[Part][number] };

export function choiceIn(hash: string): Choice {
  const query = new URLSearchParams(hash.slice(1));
  const chosen = Object.entries(CHOICES).map(([part, values]) => [
    part,
    values.find((value) => value === query.get(part)) ?? values[0],
  ]);
  return Object.fromEntries(chosen) as Choice;
}

export const hashOf = (choice: Choice): string => `#${String(new URLSearchParams({ ...choice }))}`;

export function allChoices(): Choice[] {
  const { theme, page, width, language } = CHOICES;
  return theme.flatMap((one) =>
    page.flatMap((two) =>
      width.flatMap((three) =>
        language.map((four) => ({ theme: one, page: two, width: three, language: four })),
      ),
    ),
  );
}

/** The parts of the package that we use. It has no types of its own. */
declare module 'xliff/jsToXliff12' {
  interface Unit {
    readonly source: string;
    readonly target: string;
    readonly note?: string;
  }
  interface Content {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }
  export default function jsToXliff12(content: Content): Promise<string>;
}

declare module 'xliff/xliff12ToJs' {
  /** Words, or a list of words and elements such as a bold part. */
  export type XliffText = string | null | readonly XliffText[] | object;
  interface Unit {
    readonly source?: XliffText;
    readonly target?: XliffText;
  }
  interface Content {
    readonly targetLanguage?: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }
  export default function xliff12ToJs(text: string): Promise<Content>;
}

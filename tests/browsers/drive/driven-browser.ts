/** Where something is in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person's browser with an empty profile. The same few actions in each engine. */
export interface DrivenBrowser {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression on the page. Its value travels as JSON. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** The same in the page's first frame. It fails while the page has none. */
  readonly evaluateInFrame: <Value>(expression: string) => Promise<Value>;
  readonly click: (at: Point) => Promise<void>;
  readonly tap: (at: Point) => Promise<void>;
  readonly press: (key: 'Tab' | 'Enter' | 'Space') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A picture of the window as PNG. */
  readonly takePicture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** What a shopper may have set on their device. */
export type DeviceSetting = 'text at 200 %' | 'forced colours' | 'reduced motion';

export interface BrowserSettings {
  /** The language that the browser asks pages for, BCP 47. */
  readonly language: string;
  readonly width: number;
  readonly height: number;
  readonly device?: DeviceSetting;
}

/** One of the engines that merchants and shoppers use. */
export interface Engine {
  readonly name: string;
  /** Null where this machine has the browser, else the sentence that says what is missing. */
  readonly missing: string | null;
  /** The settings that this engine can't be started with, each with the reason. */
  readonly unsettable: Partial<Record<DeviceSetting, string>>;
  readonly launch: (settings: BrowserSettings) => Promise<DrivenBrowser>;
}

import { say } from './terminal.ts';

interface Addresses {
  readonly url: string;
  readonly devStoreUrl: string | null;
}

/** Prints the addresses and the first thing to do there. */
export function welcome({ url, devStoreUrl }: Addresses): void {
  const lines =
    devStoreUrl === null
      ? [`  Askwell    ${url}`]
      : [
          `  Askwell    ${url}`,
          `  Dev store  ${devStoreUrl}`,
          '',
          `  First: open ${devStoreUrl} and install Askwell there, as a merchant would.`,
        ];
  say(['', ...lines, '  To stop: Ctrl+C', ''].join('\n'));
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { findProgram } from '#tests/support/find-program.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { BrowserSettings, DrivenBrowser, Engine, Point } from './driven-browser.ts';

/** WebKitGTK, which has the engine of Safari, through its WebDriver on a screen that nobody sees. */
const driver = findProgram('WebKitWebDriver');
const screen = findProgram('Xvfb');
const miniBrowser = findMiniBrowser();
/** WebKitGTK asks for a language only if the system has its locale, which this program makes. */
const localeMaker = findProgram('localedef');
const LOCALES = '/usr/share/i18n/locales';

export const webkit: Engine = {
  name: 'WebKit',
  missing: whatIsMissing(),
  // With the desktop's theme of high contrast, `prefers-contrast: more` matches and `forced-colors` stays `none`.
  unsettable: { 'forced colours': 'WebKit has no forced colours, neither here nor in Safari.' },
  launch,
};

function whatIsMissing(): string | null {
  const parts = {
    WebKitWebDriver: driver,
    'WebKit’s MiniBrowser': miniBrowser,
    Xvfb: screen,
    'the system’s source of locales': localeMaker !== undefined && existsSync(LOCALES) ? LOCALES : undefined,
  };
  const names = Object.entries(parts).flatMap(([name, path]) => (path === undefined ? [name] : []));
  return names.length === 0 ? null : `This machine lacks ${names.join(', ')}.`;
}

function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((api) => join(libraries, folder, `webkit2gtk-${api}/MiniBrowser`)),
    )
    .find(existsSync);
}

/** On a busy machine the driver sometimes never answers the request for a session, so a second one is started then. */
async function launch(settings: BrowserSettings): Promise<DrivenBrowser> {
  return startBrowser(settings).catch(() => startBrowser(settings));
}

async function startBrowser(settings: BrowserSettings): Promise<DrivenBrowser> {
  const display = `:${100 + (process.pid % 800)}${Math.floor(Math.random() * 10)}`;
  const own: ChildProcess[] = [];
  const start = (program: string, parameters: string[], env: NodeJS.ProcessEnv): void => {
    own.push(spawn(program, parameters, { env: { ...process.env, ...env }, stdio: 'ignore' }));
  };
  const end = (): void => own.reverse().forEach((each) => each.kill('SIGKILL'));
  try {
    start(screen ?? '', [display, '-screen', '0', `${settings.width + 200}x${settings.height + 300}x24`], {});
    const port = await freePort();
    start(driver ?? '', [`--port=${port}`], {
      DISPLAY: display,
      ...localeOf(settings.language),
      ...(settings.device === 'reduced motion' && (await withoutAnimations())),
      // In Japanese, GTK's input method XIM drops the capital of a letter that the driver types.
      GTK_IM_MODULE: 'gtk-im-context-simple',
      // The sandbox needs privileges that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const parameters = settings.device === 'text at 200 %' ? await withLargeText() : [];
    return await drive(await openSession(`http://127.0.0.1:${port}`, parameters), settings, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Makes `pt_BR.UTF-8` of `pt-BR` and `ja_JP.UTF-8` of `ja`, in the run's own folder. */
function localeOf(tag: string): { LOCPATH: string; LANG: string; LC_ALL: string } {
  const { language, region } = new Intl.Locale(tag).maximize();
  const [source, folder] = [`${language}_${region}`, inject('scratch')];
  const name = `${source}.UTF-8`;
  spawnSync(localeMaker ?? '', ['-i', source, '-f', 'UTF-8', join(folder, name)]);
  return { LOCPATH: folder, LANG: name, LC_ALL: name };
}

/** The desktop's setting that WebKit takes for reduced motion. */
async function withoutAnimations(): Promise<{ XDG_CONFIG_HOME: string }> {
  const folder = join(inject('scratch'), 'without-animations');
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version), { recursive: true });
    await writeFile(join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  return { XDG_CONFIG_HOME: folder };
}

/** MiniBrowser takes the size of text from its configuration file only, not from a parameter. */
async function withLargeText(): Promise<string[]> {
  const file = join(inject('scratch'), 'large-text.ini');
  await writeFile(file, '[websettings]\ndefault-font-size=32\n');
  return [`--config=${file}`];
}

/** The driver usually answers within seconds. Two attempts fit into the time limit of a test's hook. */
const SESSION_TIMEOUT_MS = 40_000;

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

async function openSession(driverUrl: string, parameters: readonly string[]): Promise<Send> {
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', ...parameters],
      },
    },
  };
  const { sessionId } = await retried(() =>
    request<{ sessionId: string }>('POST', `${driverUrl}/session`, { capabilities }, SESSION_TIMEOUT_MS),
  );
  return (method, path, body) => request(method, `${driverUrl}/session/${sessionId}${path}`, body);
}

/** The driver and its screen take a moment to start. */
async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      if (isTimeout || attempt === 40) throw error;
      // Time passes: the driver starts.
      await sleep(250);
    }
  }
}

async function request<Value>(
  method: string,
  url: string,
  body?: object,
  timeoutMs?: number,
): Promise<Value> {
  const reply = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  });
  const { value } = (await reply.json()) as { value: Value & { message?: string } };
  if (!reply.ok) throw new Error(`WebDriver: ${value.message ?? reply.status}`);
  return value;
}

/** The codes of WebDriver for keys without a character. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Space: ' ' } as const;

async function drive(send: Send, settings: BrowserSettings, end: () => void): Promise<DrivenBrowser> {
  const perform = (type: 'pointer' | 'key', id: string, actions: object[], parameters?: object) =>
    send<null>('POST', '/actions', { actions: [{ type, id, parameters, actions }] });
  const point = (pointerType: 'mouse' | 'touch', { x, y }: Point) =>
    perform(
      'pointer',
      pointerType,
      [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
      { pointerType },
    );
  const key = (text: string) =>
    perform(
      'key',
      'keyboard',
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const evaluate = async <Value>(expression: string): Promise<Value> =>
    JSON.parse(
      await send<string>('POST', '/execute/sync', {
        script: `return JSON.stringify(${expression}) ?? 'null'`,
        args: [],
      }),
    ) as Value;
  await fitWindow(send, evaluate, settings);
  return {
    open: (address) => send('POST', '/url', { url: address }),
    evaluate,
    evaluateInFrame: async (expression) => {
      const frame = await send<object>('POST', '/element', { using: 'css selector', value: 'iframe' });
      await send('POST', '/frame', { id: frame });
      try {
        return await evaluate(expression);
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    click: async (at) => void (await point('mouse', at)),
    tap: async (at) => void (await point('touch', at)),
    press: async (name) => void (await key(KEYS[name])),
    type: async (text) => void (await key(text)),
    takePicture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      end();
    },
  };
}

/** The window is larger than the page by the browser's own bars. */
async function fitWindow(
  send: Send,
  evaluate: DrivenBrowser['evaluate'],
  { width, height }: BrowserSettings,
): Promise<void> {
  const resize = (to: { width: number; height: number }) =>
    send('POST', '/window/rect', { x: 0, y: 0, ...to });
  await resize({ width, height });
  const [innerWidth = width, innerHeight = height] = await evaluate<number[]>('[innerWidth, innerHeight]');
  await resize({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

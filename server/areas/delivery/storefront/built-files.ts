import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import type { Config } from '#server/kernel/config/config.ts';

/** The path of the built survey files, whose names contain a content hash. */
export const FILES_PATH = '/store/files';

/** The files that a page with a survey loads. */
export interface PageFiles {
  /** The page's entry module. */
  readonly script: string;
  /** The modules that the entry imports, for preload links. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** The build's manifest, by source file. */
type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: string[]; readonly imports?: string[] }>
>;

const HOSTED_PAGE = 'web/hosted/hosted.ts';
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  nl: 'dutch',
  pt: 'portuguese',
  ja: 'japanese',
  ar: 'arabic',
};

/** The files of the hosted page. */
export async function hostedPageFiles(config: Config): Promise<PageFiles> {
  const manifest = await readManifest(surveyManifest(config));
  const { file, css = [], imports = [] } = entryOf(manifest, HOSTED_PAGE);
  return {
    script: addressOf(file),
    preloads: [...new Set(imports)].map((source) => addressOf(entryOf(manifest, source).file)),
    styles: css.map(addressOf),
  };
}

/** The URL of the view's messages in a language, such as `de-AT`; null for the built-in English. */
export async function messagesUrl(config: Config, tag: string): Promise<string | null> {
  return (await messagesUrls(config))(tag);
}

/** The same for several languages. */
export async function messagesUrls(config: Config): Promise<(tag: string) => string | null> {
  const manifest = await readManifest(surveyManifest(config));
  return (tag) => {
    const [language = ''] = tag.toLowerCase().split('-');
    const name = Object.hasOwn(LANGUAGE_NAMES, language) ? LANGUAGE_NAMES[language] : undefined;
    if (name === undefined) return null;
    return addressOf(entryOf(manifest, `web/survey-view/messages/${name}.ts`).file);
  };
}

/** The files that the store's script loads when a survey may show. */
export async function storefrontFiles(config: Config) {
  const file = async (name: string, source: string) =>
    addressOf(entryOf(await readManifest(storefrontManifest(config, name)), `web/${source}.ts`).file);
  const [show, common, rare, pictures, wait, explain] = await Promise.all([
    file('show', 'storefront/show-survey'),
    file('show', 'survey-view/types/common-views'),
    file('show', 'survey-view/types/rare-views'),
    file('show', 'survey-view/pictures/draw-pictures'),
    file('wait', 'storefront/wait'),
    file('explain', 'storefront/explain-page'),
  ]);
  return { show, common, rare, pictures, wait, explain };
}

export type StorefrontFiles = Awaited<ReturnType<typeof storefrontFiles>>;

/** Changes when a page would load other files. */
export async function builtFilesVersion(config: Config): Promise<readonly string[]> {
  const [{ wait, explain, ...opening }, messages] = await Promise.all([
    storefrontFiles(config),
    messagesUrls(config),
  ]);
  return [...Object.values(opening), ...Object.keys(LANGUAGE_NAMES).map((tag) => messages(tag) ?? '')];
}

/** The store's script without the data that the server adds. */
export async function readLoader(config: Config): Promise<string> {
  const { file } = entryOf(
    await readManifest(storefrontManifest(config, 'loader')),
    'web/storefront/main.ts',
  );
  return readOnce(join(storefrontFolder(config), file), (text) => text);
}

/** Files of earlier builds, for pages that were opened before the deployment. */
export const previousFilesFolder = ({ app }: Config) => join(app.builtDir, 'kept');

export const storefrontFolder = ({ app }: Config) => join(app.builtDir, 'storefront');

const storefrontManifest = (config: Config, name: string) => join(storefrontFolder(config), `${name}.json`);

const surveyManifest = (config: Config) => join(surveyFilesFolder(config), '.vite/manifest.json');

export const surveyFilesFolder = ({ app }: Config) => join(app.builtDir, 'survey-view');

const addressOf = (file: string) => `${FILES_PATH}/${file}`;

function entryOf(manifest: BuildManifest, source: string) {
  const entry = manifest[source];
  if (entry === undefined) throw new AppError('UNAVAILABLE', undefined, { cause: `${source} is not built` });
  return entry;
}

const readManifest = (path: string): Promise<BuildManifest> =>
  readOnce(path, (text) => JSON.parse(text) as BuildManifest);

const files = new Map<string, Promise<unknown>>();

/** A file of the build, read once, because a new build comes with a restart. */
function readOnce<T>(path: string, parse: (text: string) => T): Promise<T> {
  const known = files.get(path);
  if (known) return known as Promise<T>;
  const reading = readFile(path, 'utf8').then(parse, (error: unknown) => {
    files.delete(path);
    throw new AppError('UNAVAILABLE', undefined, { cause: error });
  });
  files.set(path, reading);
  return reading;
}

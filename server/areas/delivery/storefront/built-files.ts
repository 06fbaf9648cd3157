import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import type { Config } from '#server/kernel/config/config.ts';

/** Below this path the built files of surveys are served, by names that hold a hash of their content. */
export const FILES_PATH = '/store/files';

/** What a page that shows a survey names in its head. */
export interface PageFiles {
  /** The module that it starts. */
  readonly script: string;
  /** What that module imports, worth asking for at once. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** What the build says of itself, by the source that each file was made from. */
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

/** The files of the survey's own page. */
export async function hostedPageFiles(config: Config): Promise<PageFiles> {
  const manifest = await readManifest(surveyManifest(config));
  const { file, css = [], imports = [] } = entryOf(manifest, HOSTED_PAGE);
  return {
    script: addressOf(file),
    preloads: [...new Set(imports)].map((source) => addressOf(entryOf(manifest, source).file)),
    styles: css.map(addressOf),
  };
}

/** Where the view's own words in a language are, such as `de-AT`; null where its built-in English has to do. */
export async function messagesUrl(config: Config, tag: string): Promise<string | null> {
  return (await messagesUrls(config))(tag);
}

/** The same for any number of languages. */
export async function messagesUrls(config: Config): Promise<(tag: string) => string | null> {
  const manifest = await readManifest(surveyManifest(config));
  return (tag) => {
    const [language = ''] = tag.toLowerCase().split('-');
    const name = Object.hasOwn(LANGUAGE_NAMES, language) ? LANGUAGE_NAMES[language] : undefined;
    if (name === undefined) return null;
    return addressOf(entryOf(manifest, `web/survey-view/messages/${name}.ts`).file);
  };
}

/** What the store's script loads once a survey may show. */
export async function storefrontFiles(config: Config) {
  const file = async (name: string, source: string) =>
    addressOf(
      entryOf(await readManifest(storefrontManifest(config, name)), `web/storefront/${source}.ts`).file,
    );
  const [show, wait, explain] = await Promise.all([
    file('show', 'show-survey'),
    file('wait', 'wait'),
    file('explain', 'explain-page'),
  ]);
  return { show, wait, explain };
}

/** The store's script, but for what the server writes into it. */
export async function readLoader(config: Config): Promise<string> {
  const { file } = entryOf(
    await readManifest(storefrontManifest(config, 'loader')),
    'web/storefront/main.ts',
  );
  return readFile(join(storefrontFolder(config), file), 'utf8');
}

/** Of builds before this one, for pages that were opened before. */
export const keptFilesFolder = ({ app }: Config) => join(app.builtDir, 'kept');

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

const manifests = new Map<string, Promise<BuildManifest>>();

/** Read once: a new build comes with a new start. */
function readManifest(path: string): Promise<BuildManifest> {
  const known = manifests.get(path);
  if (known) return known;
  const reading = readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as BuildManifest,
    (error: unknown) => {
      manifests.delete(path);
      throw new AppError('UNAVAILABLE', undefined, { cause: error });
    },
  );
  manifests.set(path, reading);
  return reading;
}

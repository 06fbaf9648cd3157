import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { readDockerfile, type Instruction, type Stage } from './dockerfile.ts';
import { readDockerIgnore } from './docker-ignore.ts';
import { runInRoot, type Mount } from './run-in-root.ts';

const run = promisify(execFile);

/** A file system and how to start what is in it. */
export interface Image {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly stopSignal: string;
}

export interface BuildOptions {
  readonly dockerfile: string;
  /** The folder that paths of COPY begin from. */
  readonly context: string;
  readonly arguments: Readonly<Record<string, string>>;
  /** The images that FROM may name. */
  readonly images: ReadonlyMap<string, Image>;
  /** A new folder; each stage gets a folder of its own in it. */
  readonly folder: string;
  /** What a command of RUN finds beside its own files: the machine's name server and its package cache. */
  readonly network: { readonly env: Readonly<Record<string, string>>; readonly mounts: readonly Mount[] };
  readonly cacheFolder: string;
}

const RUN_LIMIT_MS = 900_000;

export const emptyImage = (root: string): Image => ({
  ...{ root, env: {}, workdir: '/', command: [], healthCheck: [], stopSignal: 'SIGTERM' },
});

/** Carries out a Dockerfile without Docker, each stage in a folder with chroot, and returns the last stage. */
export async function buildImage(options: BuildOptions): Promise<Image> {
  const text = await readFile(options.dockerfile, 'utf8');
  const images = new Map(options.images);
  let last: Image | undefined;
  for (const [index, stage] of readDockerfile(text, options.arguments).entries()) {
    last = await buildStage(options, images, stage, join(options.folder, String(index)));
    if (stage.name !== null) images.set(stage.name, last);
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  return last;
}

async function buildStage(
  options: BuildOptions,
  images: ReadonlyMap<string, Image>,
  { base, instructions }: Stage,
  root: string,
): Promise<Image> {
  const begin = find(images, base);
  await mkdir(options.folder, { recursive: true });
  await run('cp', ['--archive', '--reflink=auto', begin.root, root]);
  let image: Image = { ...begin, root };
  for (const instruction of instructions) image = await carryOut(options, images, image, instruction);
  return image;
}

function find(images: ReadonlyMap<string, Image>, name: string): Image {
  const image = images.get(name);
  if (image === undefined)
    throw new Error(`The Dockerfile names the image ${name}, which is not known here.`);
  return image;
}

async function carryOut(
  options: BuildOptions,
  images: ReadonlyMap<string, Image>,
  image: Image,
  instruction: Instruction,
): Promise<Image> {
  switch (instruction.kind) {
    case 'WORKDIR':
      await mkdir(join(image.root, instruction.path), { recursive: true });
      return { ...image, workdir: instruction.path };
    case 'COPY':
      await copy(options, images, image, instruction);
      return image;
    case 'RUN':
      await runStep(options, image, instruction);
      return image;
    case 'ENV':
      return { ...image, env: { ...image.env, ...instruction.values } };
    case 'USER':
      return { ...image, user: { uid: instruction.uid, gid: instruction.gid } };
    case 'STOPSIGNAL':
      return { ...image, stopSignal: instruction.signal };
    case 'HEALTHCHECK':
      return { ...image, healthCheck: instruction.command };
    case 'CMD':
      return { ...image, command: instruction.command };
    case 'EXPOSE':
      return image;
  }
}

async function runStep(
  { network, cacheFolder }: BuildOptions,
  image: Image,
  { command, caches }: Instruction & { kind: 'RUN' },
): Promise<void> {
  const cacheMounts = caches.map((path) => ({ source: cacheFolder, path, isFolder: true }));
  const { exitCode, output } = await runInRoot(
    {
      ...image,
      command: ['/bin/sh', '-c', command],
      env: { HOME: '/root', ...network.env, ...image.env },
      mounts: [...network.mounts, ...cacheMounts],
    },
    RUN_LIMIT_MS,
  );
  if (exitCode !== 0) throw new Error(`RUN ${command} ended with ${exitCode}:\n${output.slice(-4_000)}`);
}

/** A folder's content is copied, not the folder; a target with a slash at its end is a folder. */
async function copy(
  { context, dockerfile }: BuildOptions,
  images: ReadonlyMap<string, Image>,
  image: Image,
  { from, sources, target }: Instruction & { kind: 'COPY' },
): Promise<void> {
  const origin = from === null ? context : find(images, from).root;
  const isSent = from === null ? await contextFilter(dockerfile, context) : () => true;
  const place = join(image.root, target.startsWith('/') ? target : join(image.workdir, target));
  for (const source of sources) {
    const path = join(origin, source);
    const isFolder = (await stat(path)).isDirectory();
    if (sources.length > 1 && !target.endsWith('/'))
      throw new Error(`COPY ${target} has to end with a slash.`);
    const goal = isFolder || !target.endsWith('/') ? place : join(place, basename(source));
    await cp(path, goal, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      filter: async (file) => isSent(file) || (await stat(file)).isDirectory(),
    });
    if (from === null && isFolder) await removeEmptyFolders(goal);
  }
}

async function contextFilter(dockerfile: string, context: string): Promise<(path: string) => boolean> {
  const isKept = readDockerIgnore(await readFile(`${dockerfile}.dockerignore`, 'utf8'));
  return (path) => isKept(path.slice(context.length).replace(/^\/+/, ''));
}

/** Folders of which no file is sent are not sent either. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((each) => each.isDirectory())) {
    await removeEmptyFolders(join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

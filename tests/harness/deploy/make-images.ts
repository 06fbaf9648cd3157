import { readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#tests/run/command.ts';
import { buildImage, emptyImage, type Image } from './build-image.ts';
import { addNode } from './debian-root.ts';
import { readDockerfile } from './dockerfile.ts';
import { machineNetwork, npmSetting } from './machine-network.ts';
import { makeNextVersion } from './next-version.ts';

const DOCKERFILE = 'server/deploy/Dockerfile';
const DEBIAN = 'debian:bookworm-slim';
const NODE = /^node:(\d+(?:\.\d+)*)-bookworm-slim$/;
const PREVIOUS = 'askwell:current';

type Images = ReadonlyMap<string, Image>;

const readStages = async () => readDockerfile(await readFile(join(ROOT, DOCKERFILE), 'utf8'));

/** The counterparts of the published images that the Dockerfile begins from. */
export async function baseImages(debian: string, scratch: string): Promise<Images> {
  const images = new Map([[DEBIAN, emptyImage(debian)]]);
  for (const { base } of await readStages()) {
    const version = NODE.exec(base)?.[1];
    if (version === undefined || images.has(base)) continue;
    const root = join(scratch, `node-${version}`);
    await addNode(debian, version, root, join(scratch, `fetched-${version}`));
    images.set(base, emptyImage(root));
  }
  return images;
}

export const buildCurrent = (images: Images, scratch: string): Promise<Image> =>
  build(ROOT, { images, folder: join(scratch, 'current') });

/** Builds a later version of this tree, with the current image as the one before it. */
export async function buildNext(images: Images, current: Image, scratch: string): Promise<Image> {
  const tree = join(scratch, 'next-tree');
  await mkdir(tree);
  await makeNextVersion(ROOT, tree, await pathsOfContext());
  return build(tree, {
    images: new Map([...images, [PREVIOUS, current]]),
    folder: join(scratch, 'next'),
    previous: PREVIOUS,
  });
}

function build(
  context: string,
  { images, folder, previous }: { images: Images; folder: string; previous?: string },
): Promise<Image> {
  return buildImage({
    dockerfile: join(context, DOCKERFILE),
    context,
    arguments: previous === undefined ? {} : { PREVIOUS: previous },
    images,
    folder,
    network: machineNetwork(),
    cacheFolder: npmSetting('cache'),
  });
}

/** The files and folders that the Dockerfile copies from its context. */
async function pathsOfContext(): Promise<string[]> {
  const instructions = (await readStages()).flatMap((stage) => stage.instructions);
  return instructions.flatMap((one) => (one.kind === 'COPY' && one.from === null ? one.sources : []));
}

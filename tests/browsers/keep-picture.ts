import { mkdir, writeFile } from 'node:fs/promises';
import type { DrivenBrowser } from './drive/driven-browser.ts';

const PICTURES = 'test-results/browsers';

export async function keepPicture(browser: DrivenBrowser, title: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(`${PICTURES}/${title.replaceAll(' ', '-').toLowerCase()}.png`, await browser.takePicture());
}

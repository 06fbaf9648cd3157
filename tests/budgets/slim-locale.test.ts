import { expect, test } from 'vitest';
import { missingWords } from '#web/vite/slim-locale-plugin.ts';

test('accepts the words of the components that the admin draws', () => {
  expect(missingWords(['t(`Polaris.Badge.TONE_LABELS.info`)', "t('Polaris.Common.clear')"])).toEqual([]);
});

test('names each component once whose words a built script asks for and the locale lacks', () => {
  const code = "t('Polaris.Modal.iFrameTitle'), t('Polaris.DropZone.x'), t('Polaris.DropZone.y')";
  expect(missingWords([code, "t('Polaris.Button.x')"])).toEqual(['Modal', 'DropZone']);
});

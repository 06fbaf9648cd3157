import { useMutation } from '@tanstack/react-query';
import { LARGEST_UPLOAD_BYTES, type PicturePurpose } from '#shared/survey/picture.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { useServices } from '../services.tsx';
import { shrinkPicture } from './shrink-picture.ts';

/** Makes a file smaller and uploads it. The picture has no words yet. */
export function useUploadPicture(purpose: PicturePurpose) {
  const { call } = useServices();
  return useMutation({
    // One at a time, so that the picture that was chosen last is also the last to arrive.
    scope: { id: 'pictures' },
    mutationFn: async (file: Blob): Promise<Picture> => {
      const small = await shrinkPicture(file, purpose);
      if (small.size > LARGEST_UPLOAD_BYTES) {
        const megabytes = Math.round(LARGEST_UPLOAD_BYTES / 1_000_000);
        throw new Error(`This file has more than ${megabytes} MB. Please choose a smaller one.`);
      }
      const stored = await call('POST /images', {
        purpose,
        content: await base64Of(small),
      });
      return { ...stored, alt: '' };
    },
  });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () =>
      reject(new Error('This file could not be read. Please try again.')),
    );
    reader.readAsDataURL(file);
  });
}

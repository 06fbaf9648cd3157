import { Button } from '@shopify/polaris';
import { useMemo } from 'react';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useSurveyAppearance } from '../../lib/surveys/survey-appearance.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { drawPng } from '../charts/chart-image.ts';
import { useToasts } from '../toasts/toasts.tsx';
import { PICTURE_SIZE, pictureLook, pictureSvg, type SharePicture } from './picture-svg.ts';
import styles from './share-picture.module.css';

interface SharePictureProps {
  readonly picture: Omit<SharePicture, 'store'>;
  readonly fileName: string;
}

/** A picture in the store's look to pass on, with a button that saves it. */
export function SharePicturePanel({ picture, fileName }: SharePictureProps) {
  const { show } = useToasts();
  const store = useStoreDetails().data?.store.merchantDetails.businessName ?? '';
  const { look } = useSurveyAppearance();
  const svg = useMemo(
    () => pictureSvg({ ...picture, store }, pictureLook(look.style)),
    [picture, store, look.style],
  );
  const save = (): void => {
    drawPng({ text: svg, width: PICTURE_SIZE, height: PICTURE_SIZE }).then(
      (file) => saveFile(file, `${fileName}.png`),
      () =>
        show({
          variant: 'destructive',
          title: 'The picture could not be drawn',
          description: 'Try again, or take a picture of your screen.',
        }),
    );
  };
  return (
    <section className={styles.panel} aria-label="A picture to share">
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={[store, picture.question, picture.said, picture.note].filter((part) => part !== '').join('. ')}
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
      />
      <div className={styles.ways}>
        <Button onClick={save}>Download picture</Button>
        <span>No name and no order on it.</span>
      </div>
    </section>
  );
}

import { Button, TextField } from '@shopify/polaris';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { isAllowed } from '#shared/plan/gates.ts';
import { ALT_LENGTH, type PicturePurpose } from '#shared/survey/picture.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { useUploadPicture } from '../../lib/pictures/use-upload-picture.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { useToasts } from '../toasts/toasts.tsx';
import spoken from '../spoken.module.css';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  readonly label: string;
  readonly purpose: PicturePurpose;
  readonly picture: Picture | null;
  /** Also called after the field was left, when an upload ends late. */
  readonly onChange: (picture: Picture | null) => void;
  /** Receives a promise that ends with the upload and is never rejected. */
  readonly onUpload?: (upload: Promise<void>) => void;
  /** Tells the ways to give a picture to screen readers only, where room is scarce. */
  readonly isBrief?: boolean;
}

/** A picture that the merchant chooses, drops or pastes, with the words that say what it shows. */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, onChange, isBrief = false } = props;
  const { field, upload, take } = useTakenFile(props);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <fieldset
      ref={field}
      className={styles.field}
      data-over={isOver}
      aria-describedby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <legend>{label}</legend>
      {picture && <ChosenPicture picture={picture} onChange={onChange} />}
      <div className={styles.actions}>
        <ChooseButton hasPicture={picture !== null} isBusy={upload.isPending} onFiles={take} />
        {picture && (
          <Button variant="plain" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className={isBrief ? spoken.only : styles.hint} id={id}>
        Choose a file, drop it here, or paste it.
      </p>
      <p className={styles.error} role="alert">
        {upload.error?.message}
      </p>
    </fieldset>
  );
}

function useTakenFile({ purpose, picture, onChange, onUpload }: PictureFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  /** With the description that is typed while a picture uploads. */
  const shown = useRef(picture);
  useEffect(() => {
    shown.current = picture;
  });
  const { show } = useToasts();
  const upload = useUploadPicture(purpose);
  const isGranted = isAllowed(useBillingCustomer().data?.features ?? {}, { type: 'use_images' });
  const { open } = useUpgrade();
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file === undefined) return;
    if (!isGranted) {
      open('customFeatures');
      return;
    }
    // Unlike the mutation's callbacks, a promise also ends after the field was left.
    const end = upload.mutateAsync(file).then(
      (stored) => onChange({ ...stored, alt: shown.current?.alt ?? '' }),
      (fault: unknown) => {
        // A field that is still there shows the error itself.
        if (field.current) return;
        show({
          variant: 'destructive',
          title: `“${file.name}” was not uploaded`,
          description: fault instanceof Error ? fault.message : '',
        });
      },
    );
    onUpload?.(end);
  };
  return { field, upload, take };
}

interface ChooseButtonProps {
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

function ChooseButton({ hasPicture, isBusy, onFiles }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Picture file"
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        {hasPicture ? 'Replace picture' : 'Choose picture'}
      </Button>
    </>
  );
}

function ChosenPicture({ picture, onChange }: { picture: Picture } & Pick<PictureFieldProps, 'onChange'>) {
  const { address, alt, width, height } = picture;
  return (
    <div className={styles.chosen}>
      <img className={styles.picture} src={address} alt={alt} width={width} height={height} />
      <TextField
        label="What the picture shows"
        helpText="Read to people who can’t see it. Leave it empty if the text beside it says the same."
        value={alt}
        onChange={(words) => onChange({ ...picture, alt: words })}
        maxLength={ALT_LENGTH}
        autoComplete="off"
      />
    </div>
  );
}

import { useState } from 'react';
import type { Option } from '#shared/survey/question.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PictureField } from '../../../ui/picture-field/picture-field.tsx';
import { useBuilder } from '../screen/builder-context.tsx';
import styles from './option-picture.module.css';
import type { OptionEdits } from './use-option-edits.ts';

interface OptionPictureProps {
  readonly option: Option;
  readonly label: string;
  readonly onChange: OptionEdits['changePicture'];
}

const WIDTH = 480;

/** A button with the option's picture, which opens its fields. */
export function OptionPicture({ option, label, onChange }: OptionPictureProps) {
  const { session } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const { id, picture = null } = option;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`${picture ? 'Change the picture' : 'Add a picture'} of option ${label}`}
        onClick={() => setOpen(true)}
      >
        {picture && <img className={styles.picture} src={picture.address} alt="" />}
      </button>
      {isOpen && (
        <Dialog title={`Picture of option ${label}`} maxWidth={WIDTH} onClose={() => setOpen(false)}>
          <PictureField
            label="Picture"
            purpose="option"
            picture={picture}
            onChange={(next) => onChange(id, next)}
            onUpload={session.expectEdit}
          />
        </Dialog>
      )}
    </>
  );
}

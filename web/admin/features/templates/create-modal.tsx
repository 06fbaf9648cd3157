import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoaded } from '../../lib/page/use-loaded.ts';
import { useSurveyChoice, useSurveySteps } from '../../lib/surveys/survey-choice.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useScratch } from './use-scratch.ts';

const loadPicker = async () => ({ Part: (await import('./template-picker.tsx')).TemplatePicker });
const loadPreview = async () => ({ Part: (await import('./template-preview.tsx')).TemplatePreview });

/** The create modal. Always mounted, mostly hidden; its code loads when it is first opened. */
export function CreateModal() {
  const { createModal, previewed, origin } = useSurveyChoice();
  const { openPreview, closePreview, close } = useSurveySteps();
  const { pathname } = useLocation();
  const scratch = useScratch();
  const { show } = useToasts();
  useEffect(() => close(), [pathname, close]);

  const giveUp = (): void => {
    close();
    show({
      variant: 'destructive',
      title: 'The templates did not open',
      description: 'Check your connection and try again.',
    });
  };
  const hasPicker = createModal !== null && origin === 'create';
  const Picker = useLoaded(loadPicker, hasPicker, giveUp);
  const Preview = useLoaded(loadPreview, createModal === 'preview', giveUp);

  // The picker stays mounted below the preview, so that closing the preview restores it.
  if (hasPicker && !Picker) return null;
  return (
    <>
      {hasPicker && Picker && <Picker.Part onScratch={scratch} onPreview={openPreview} onClose={close} />}
      {previewed && Preview && <Preview.Part template={previewed} onBack={closePreview} />}
    </>
  );
}

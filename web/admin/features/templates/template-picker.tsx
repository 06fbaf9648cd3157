import type { Template } from '#shared/api/templates.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TemplateGallery } from './template-gallery.tsx';

/** In pixels. */
const PICKER_MAX_WIDTH = 820;

interface TemplatePickerProps {
  onScratch: () => void;
  onPreview: (template: Template) => void;
  onClose: () => void;
}

export function TemplatePicker({ onScratch, onPreview, onClose }: TemplatePickerProps) {
  return (
    <Dialog
      title="Start creating your survey"
      subtitle="Select any template or start from scratch"
      maxWidth={PICKER_MAX_WIDTH}
      onClose={onClose}
    >
      <TemplateGallery onScratch={onScratch} onPreview={onPreview} />
    </Dialog>
  );
}

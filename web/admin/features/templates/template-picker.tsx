import type { Template } from '#shared/api/templates.ts';
import { LIMITS } from '#shared/limits.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TemplateGallery } from './template-gallery.tsx';

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
      maxWidth={LIMITS.createModalMaxWidth}
      onClose={onClose}
    >
      <TemplateGallery onScratch={onScratch} onPreview={onPreview} />
    </Dialog>
  );
}

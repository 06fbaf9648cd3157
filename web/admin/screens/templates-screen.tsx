import { TemplateGallery } from '../features/templates/template-gallery.tsx';
import { useScratch } from '../features/templates/use-scratch.ts';
import { useSurveySteps } from '../lib/surveys/survey-choice.tsx';
import { Screen } from '../ui/screen.tsx';

export function TemplatesScreen() {
  const { openPreview } = useSurveySteps();
  const scratch = useScratch();
  return (
    <Screen title="Survey Templates" subtitle="Ready-made surveys that you can change in every detail.">
      <TemplateGallery
        Heading="h2"
        isPage
        onScratch={scratch}
        onPreview={(template) => openPreview(template, 'page')}
      />
    </Screen>
  );
}

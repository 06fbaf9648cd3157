import { HelpAnswers } from '../features/help/help-answers.tsx';
import { ContactOptions } from '../features/help/contact-options.tsx';
import { Screen } from '../ui/screen.tsx';

export function HelpScreen() {
  return (
    <Screen title="Help Center" subtitle="Answers to what merchants ask, and people to ask the rest.">
      <HelpAnswers />
      <ContactOptions />
    </Screen>
  );
}

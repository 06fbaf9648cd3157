import { Button } from '@shopify/polaris';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../lib/screen-words.ts';
import { HelpAnswers } from '../features/help/help-answers.tsx';
import { ContactOptions } from '../features/help/contact-options.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { Screen } from '../ui/screen.tsx';

export function HelpScreen() {
  return (
    <Screen title={SCREEN_WORDS.help} subtitle="Answers to what merchants ask, and people to ask the rest.">
      <HelpAnswers />
      <Panel
        heading="How figures are worked out"
        hint="Each figure of the results: its formula in words, its source and what it leaves out."
        aside={<Button url={ROUTES.methods}>Read the methods</Button>}
      />
      <ContactOptions />
    </Screen>
  );
}

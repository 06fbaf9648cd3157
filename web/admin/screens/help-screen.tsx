import { HelpAnswers } from '../features/help/help-answers.tsx';
import { ReachPeople } from '../features/help/reach-people.tsx';
import { Screen } from '../ui/screen.tsx';

export function HelpScreen() {
  return (
    <Screen title="Help Center" subtitle="Answers to what merchants ask, and people to ask the rest.">
      <HelpAnswers />
      <ReachPeople />
    </Screen>
  );
}

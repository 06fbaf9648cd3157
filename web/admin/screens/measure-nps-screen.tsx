import { NpsTemplate } from '../features/templates/nps-template.tsx';
import { Screen } from '../ui/screen.tsx';

export function MeasureNpsScreen() {
  return (
    <Screen title="Measure Net Promoter Score" subtitle="Would your customers recommend you?">
      <NpsTemplate />
    </Screen>
  );
}

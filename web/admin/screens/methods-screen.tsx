import { Methods } from '../features/help/methods.tsx';
import { Screen } from '../ui/screen.tsx';

export function MethodsScreen() {
  return (
    <Screen
      title="How figures are worked out"
      subtitle="Each figure of the results: how it is counted, how sure it is, and what it leaves out."
    >
      <Methods />
    </Screen>
  );
}

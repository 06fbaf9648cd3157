import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PathField } from './path-field.tsx';
import { PlacementStep } from './placement-step.tsx';

interface PlacementSettingsProps {
  readonly type: PlacementType;
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
}

const HEADINGS: Readonly<Record<PlacementType, string>> = {
  thank_you: 'Switch it on',
  popup: 'Single pages',
  embedded: 'Add the block',
  hosted: 'Share it',
};

/** The single pages of a popup, and the step to take on the store. */
export function PlacementSettings({ type, about, draft }: PlacementSettingsProps) {
  const { delivery } = draft.settings;
  return (
    <Panel heading={HEADINGS[type]} hint={PLACEMENT_WORDS[type].what}>
      {delivery.placements.map((placement, at) =>
        placement.type === 'popup' && type === 'popup' ? (
          <PathField
            key={at}
            paths={placement.pages.paths}
            onChange={(paths) =>
              draft.change({
                delivery: {
                  ...delivery,
                  placements: delivery.placements.map((each) =>
                    each === placement ? { ...placement, pages: { ...placement.pages, paths } } : each,
                  ),
                },
              })
            }
          />
        ) : null,
      )}
      <PlacementStep placement={type} about={about} />
    </Panel>
  );
}

import { Button } from '@shopify/polaris';
import { AlertTriangleIcon } from '@shopify/polaris-icons';
import { useMemo, useState } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { StoreSurveys } from '#shared/delivery/manifest.ts';
import type { StorePlace } from '#shared/delivery/place-order.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import type { DeliveryDraft } from '../../lib/surveys/delivery-draft.ts';
import { priorityBeside, withSettings } from '../../lib/surveys/place-survey.ts';
import { storeMap, type Conflict, type StoreMap as Mapped } from '../../lib/surveys/store-map.ts';
import { useNow } from '../../lib/use-now.ts';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useStoreSurveys, type MappedSurvey } from './api/get-store-map.ts';
import { MapPlace } from './map-place.tsx';
import { conflictWords } from './map-words.ts';
import styles from './store-map.module.css';
import { usePlacing, type Placing } from './use-placing.ts';

interface StoreMapProps {
  readonly about: SurveyDelivery;
  readonly draft: DeliveryDraft;
  /** The placement whose settings are open. */
  readonly opened: PlacementType | null;
  readonly onOpen: (placement: PlacementType) => void;
}

/** The pages of the store with the surveys that lie on them, as they are once this one is live with these settings. */
export function StoreMap(props: StoreMapProps) {
  const { about, draft } = props;
  const { data, error, refetch, isFetching } = useStoreSurveys(about.surveyId);
  const now = useNow();
  const { settings } = draft;
  const store = useMemo(
    () => data && withSettings(data, about.surveyId, settings as Parameters<typeof withSettings>[2]),
    [data, about.surveyId, settings],
  );
  const map = useMemo(() => store && storeMap(store, now), [store, now]);
  return (
    <Panel heading="Where your store asks" hint="Drag this survey, or use its menu.">
      {store && map ? (
        <Drawn {...props} store={store} map={map} />
      ) : error ? (
        <div>
          <p>The map could not be loaded. {error.message}</p>
          <Button onClick={() => void refetch()} loading={isFetching}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />
      )}
    </Panel>
  );
}

interface DrawnProps extends StoreMapProps {
  readonly store: StoreSurveys<MappedSurvey>;
  readonly map: Mapped;
}

/** A survey on more places than these is seen with one other at each. */
const MANY_PLACES = 3;

function Drawn({ about, draft, opened, onOpen, store, map }: DrawnProps) {
  const placing = usePlacing(about.surveyId, store, draft);
  const { places } = map;
  const owned = places.filter(({ surveys }) => surveys.some((each) => each.surveyId === about.surveyId));
  const most = owned.length > MANY_PLACES ? 2 : 3;
  const [dragged, setDragged] = useState<StorePlace | null>(null);
  return (
    <>
      <ol className={styles.way} aria-label="Places of your store">
        {places.map((at) => (
          <MapPlace
            key={at.place}
            at={at}
            about={about}
            store={store}
            placing={placing}
            most={most}
            dragged={dragged}
            onDrag={setDragged}
            opened={opened}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {placing.refusal !== null && (
        <p className={styles.refusal} role="alert">
          {placing.refusal}
        </p>
      )}
      <Conflicts conflicts={map.conflicts} store={store} surveyId={about.surveyId} placing={placing} />
    </>
  );
}

const MOST_CONFLICTS = 2;

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly store: StoreSurveys<MappedSurvey>;
  readonly surveyId: string;
  readonly placing: Placing;
}

/** Which surveys shoppers do not meet, those of this survey first. */
function Conflicts({ conflicts, store, surveyId, placing }: ConflictsProps) {
  const nameOf = (id: string) => store.surveys.find((each) => each.surveyId === id)?.name ?? '';
  const isOwn = (each: Conflict) => Number(each.surveyId === surveyId || each.rivalId === surveyId);
  const shown = [...conflicts].sort((a, b) => isOwn(b) - isOwn(a)).slice(0, MOST_CONFLICTS);
  if (shown.length === 0) return null;
  const actionOf = (conflict: Conflict) => {
    if (isOwn(conflict) === 0 || conflict.isSooner) {
      const other = conflict.surveyId === surveyId ? conflict.rivalId : conflict.surveyId;
      return <Link to={pathTo(ROUTES.delivery, { surveyId: other })}>Open “{nameOf(other)}”</Link>;
    }
    const [otherId, side] =
      conflict.surveyId === surveyId
        ? [conflict.rivalId, 'before' as const]
        : [conflict.surveyId, 'after' as const];
    const priority = priorityBeside(store, surveyId, otherId, side);
    if (priority === null) return null;
    return (
      <Button variant="plain" onClick={() => placing.rank(priority)}>
        {`Ask “${nameOf(side === 'before' ? surveyId : otherId)}” first`}
      </Button>
    );
  };
  return (
    <ul className={styles.conflicts} aria-label="Surveys that shoppers do not meet first">
      {shown.map((conflict) => (
        <li key={`${conflict.surveyId} ${conflict.rivalId} ${conflict.places.join()}`}>
          <AlertTriangleIcon />
          <p>
            {conflictWords(conflict, nameOf)} {actionOf(conflict)}
          </p>
        </li>
      ))}
    </ul>
  );
}

import { PlusIcon } from '@shopify/polaris-icons';
import { useState, type DragEvent } from 'react';
import type { SurveyDelivery } from '#shared/api/delivery.ts';
import type { PlacementType } from '#shared/delivery/delivery.ts';
import type { StoreSurveys } from '#shared/delivery/manifest.ts';
import { liesAt, STORE_PLACES, type PlacedSurvey, type StorePlace } from '#shared/delivery/place-order.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import { placementOf, priorityBeside } from '../../lib/surveys/place-survey.ts';
import type { MapPlace as Place } from '../../lib/surveys/store-map.ts';
import { useStandingContext } from '../../lib/surveys/survey-standing.ts';
import { Link } from '../../ui/link.tsx';
import { Menu, type MenuItem } from '../../ui/menu/menu.tsx';
import type { MappedSurvey } from './api/get-store-map.ts';
import { chipWords, placeName } from './map-words.ts';
import { PlaceDrawing } from './place-drawing.tsx';
import spoken from '../../ui/spoken.module.css';
import styles from './store-map.module.css';
import { headingId, type Placing } from './use-placing.ts';

interface MapPlaceProps {
  readonly at: Place;
  readonly about: SurveyDelivery;
  readonly store: StoreSurveys<MappedSurvey>;
  readonly placing: Placing;
  /** How many surveys are in sight at first. */
  readonly most: number;
  /** The place from which this survey is being dragged. */
  readonly dragged: StorePlace | null;
  readonly onDrag: (from: StorePlace | null) => void;
  readonly opened: PlacementType | null;
  readonly onOpen: (placement: PlacementType) => void;
}

/** One place of the store with the surveys on it, in the order in which it tries them. */
export function MapPlace(props: MapPlaceProps) {
  const { at, about, placing, dragged, opened, onOpen } = props;
  const { place, surveys } = at;
  const isOwn = surveys.some(({ surveyId }) => surveyId === about.surveyId);
  const isTarget = dragged !== null && !isOwn;
  const [isOver, setOver] = useState(false);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? surveys : inSight(surveys, about.surveyId, props.most);
  const hidden = surveys.length - shown.length;
  const over = (event: DragEvent): void => {
    if (!isTarget) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (dragged && isTarget) placing.move(dragged, place);
  };
  return (
    <li
      className={styles.place}
      data-own={isOwn}
      data-target={isTarget}
      data-over={isOver && isTarget}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PlaceDrawing place={place} isOwn={isOwn} />
      <h3 id={headingId(place)} tabIndex={-1}>
        {isOwn ? (
          <button
            type="button"
            aria-expanded={opened === placementOf(place)}
            onClick={() => onOpen(placementOf(place))}
          >
            {placeName(place)}
          </button>
        ) : (
          placeName(place)
        )}
      </h3>
      <ol className={styles.chips}>
        {shown.map((placed) => (
          <Chip key={placed.surveyId} {...props} placed={placed} index={surveys.indexOf(placed)} />
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={() => setAll(true)}>
              {`+ ${hidden}`}
              <span className={spoken.only}> more: {placeName(place)}</span>
            </button>
          </li>
        )}
        {!isOwn && <Put place={place} onPlace={() => placing.place(place)} />}
      </ol>
    </li>
  );
}

/** The first ones and this survey. */
function inSight(surveys: readonly PlacedSurvey[], surveyId: string, most: number): readonly PlacedSurvey[] {
  const own = surveys.findIndex((each) => each.surveyId === surveyId);
  const first = own < most ? most : most - 1;
  return surveys.filter((_, at) => at < first || at === own);
}

function Put({ place, onPlace }: { readonly place: StorePlace; readonly onPlace: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={styles.put}
        aria-label={`Place it here: ${placeName(place)}`}
        onClick={onPlace}
      >
        <PlusIcon />
        Place it here
      </button>
    </li>
  );
}

interface ChipProps extends MapPlaceProps {
  readonly placed: PlacedSurvey;
  readonly index: number;
}

function Chip(props: ChipProps) {
  const { at, about, store, placed, index, onDrag } = props;
  const standing = useStandingContext();
  const survey = store.surveys.find(({ surveyId }) => surveyId === placed.surveyId);
  if (!survey) return null;
  const isOwn = placed.surveyId === about.surveyId;
  const { text, tone } = chipWords(survey, placed, {
    isOwn,
    place: at.place,
    currency: about.currency,
    standing,
  });
  return (
    <li
      className={styles.chip}
      data-own={isOwn}
      data-tone={tone}
      draggable={isOwn}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', survey.name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(at.place);
      }}
      onDragEnd={() => onDrag(null)}
    >
      {at.surveys.length > 1 && at.place !== 'hosted' && (
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
      )}
      <span className={styles.text}>
        {isOwn ? (
          <b>{survey.name}</b>
        ) : (
          <Link to={pathTo(ROUTES.delivery, { surveyId: survey.surveyId })}>{survey.name}</Link>
        )}
        {(isOwn || at.place !== 'hosted') && <span>{text}</span>}
      </span>
      {isOwn && <Menu label={`Move it: ${placeName(at.place)}`} items={itemsOf(props, survey)} />}
    </li>
  );
}

function itemsOf({ at, store, placing, index }: ChipProps, survey: MappedSurvey): MenuItem[] {
  const { place, surveys } = at;
  const beside = (label: string, other: PlacedSurvey | undefined, side: 'before' | 'after'): MenuItem[] => {
    const priority = other && priorityBeside(store, survey.surveyId, other.surveyId, side);
    return typeof priority === 'number' ? [{ label, onChoose: () => placing.rank(priority) }] : [];
  };
  return [
    ...beside('Ask earlier', surveys[index - 1], 'before'),
    ...beside('Ask later', surveys[index + 1], 'after'),
    ...STORE_PLACES.filter((to) => !liesAt(survey, to)).map((to) => ({
      label: `Move to: ${placeName(to)}`,
      onChoose: () => placing.move(place, to),
    })),
    { label: 'Take it away from here', onChoose: () => placing.take(place) },
  ];
}

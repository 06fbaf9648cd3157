import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { ROUTES } from '#shared/routes.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import { pathTo } from '../lib/path-to.ts';
import { useServices } from '../lib/services.tsx';
import { activeFilters } from '#shared/analytics/filter-labels.ts';
import { CardSkeleton } from '../ui/card-skeleton.tsx';
import styles from './frame.module.css';
import { useAnalyticsView } from './view.ts';

/** Explains why there are no answers, with the matching next step. */
export function NoAnswers({ surveyId }: { readonly surveyId: string }) {
  const { survey, choices, query, changeQuery, clearFilters } = useAnalyticsView();
  const hasSome = (choices?.countries.length ?? 0) > 0;
  if (hasSome && activeFilters(query, choices, '').length > 0) {
    return (
      <Message
        heading="No answers match these filters"
        ways={<Button onClick={clearFilters}>Clear filters</Button>}
      >
        There are answers, but none for which all of the filters above are true.
      </Message>
    );
  }
  if (hasSome) {
    const showAll = <Button onClick={() => changeQuery({ range: 'all' })}>Show all time</Button>;
    return (
      <Message heading="No answers in these days" ways={showAll}>
        There are answers from other days.
      </Message>
    );
  }
  return survey ? <NeverAnswered surveyId={surveyId} survey={survey} /> : <CardSkeleton lines={4} />;
}

interface NeverAnsweredProps {
  readonly surveyId: string;
  readonly survey: SurveyDetails;
}

function NeverAnswered({ surveyId, survey }: NeverAnsweredProps) {
  const { config } = useServices();
  const edit = pathTo(ROUTES.builder, { surveyId });
  if (survey.status === 'draft') {
    return (
      <Message
        heading="This survey is not live yet"
        ways={
          <Button variant="primary" url={edit}>
            Finish and publish
          </Button>
        }
      >
        Nobody can answer it before it is published. Once they have, you will see here what they said.
      </Message>
    );
  }
  if (survey.status !== 'live') {
    const toList = (
      <Button variant="primary" url={ROUTES.home}>
        Open the list of surveys
      </Button>
    );
    return (
      <Message heading="No answers yet" ways={toList}>
        This survey is paused or closed, so it takes no answers. Resume or reopen it in the list of surveys.
      </Message>
    );
  }
  return (
    <Message
      heading="No answers yet"
      ways={
        <>
          <Button variant="primary" url={hostedAddress(config.bearerBase, survey.publicId)} external>
            Try the survey
          </Button>
          <Button url={edit}>Open survey</Button>
        </>
      }
    >
      Try it on its own page: while it takes answers, yours counts and appears here within seconds.
    </Message>
  );
}

interface MessageProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly ways: ReactNode;
}

function Message({ heading, children, ways }: MessageProps) {
  return (
    <div className={styles.message}>
      <h2>{heading}</h2>
      <p>{children}</p>
      <div className={styles.ways}>{ways}</div>
    </div>
  );
}

/** The hosted page has the API's origin. */
function hostedAddress(base: string, publicId: string): string {
  return new URL(hostedPath(publicId), new URL(base, window.location.href)).href;
}

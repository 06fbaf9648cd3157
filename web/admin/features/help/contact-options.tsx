import { Button } from '@shopify/polaris';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { useServices } from '../../lib/services.tsx';
import { Panel } from '../../ui/panel/panel.tsx';

/** Contact options for questions without an answer here. */
export function ContactOptions() {
  const { helpCentreUrl, supportEmail } = useServices().config;
  const navigate = useNavigate();
  return (
    <>
      <Panel
        heading="Talk to a person"
        hint="Thirty minutes in which we set up your first survey together."
        aside={<Button onClick={() => void navigate(ROUTES.bookACall)}>Schedule a call</Button>}
      />
      <Panel
        heading="Write to us"
        hint="Tell us what you tried and what happened."
        aside={
          <Button url={`mailto:${supportEmail}`} target="_top">
            {supportEmail}
          </Button>
        }
      />
      <Panel
        heading="Read on"
        hint="Guides for building a survey, adding it to your store and reading the answers."
        aside={
          <Button url={helpCentreUrl} external>
            Open the Help Centre
          </Button>
        }
      />
    </>
  );
}

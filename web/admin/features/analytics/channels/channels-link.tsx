import { useSearchParams } from 'react-router-dom';
import { writeTab } from '../address.ts';
import { useSourceQuestions } from '../api/channels.ts';
import { Link } from '../../../ui/link.tsx';

interface ChannelsLinkProps {
  readonly surveyId: string;
  readonly meaningId: string;
}

/** Leads from a question that asks for the source to its channels. Nothing for other questions. */
export function ChannelsLink({ surveyId, meaningId }: ChannelsLinkProps) {
  const { data } = useSourceQuestions(surveyId);
  const [parameters] = useSearchParams();
  const question = data?.questions.find((each) => each.meaningId === meaningId);
  if (question?.asksForSource !== true) return null;
  const search = writeTab(parameters, 'channels').toString();
  return (
    <p>
      <Link to={{ search: `?${search}` }}>
        Compare with what links tell, and with what customers are worth
      </Link>
    </p>
  );
}

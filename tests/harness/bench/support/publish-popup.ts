import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { BenchProduct } from './bench-product.ts';

/** Publishes a survey of this many questions as a popup on every page. */
export async function publishPopup(
  { apiUrl, merchant, addSurvey }: BenchProduct,
  questions: number,
): Promise<void> {
  const surveyId = await addSurvey('A survey on the store', questions);
  const token = merchant.cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
  const call = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${apiUrl}/api/v1/surveys/${surveyId}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${await reply.text()}`);
  };
  const popup = { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'immediately' } };
  await call('PUT', '/delivery', { delivery: { ...DEFAULT_DELIVERY, placements: [popup] } });
  await call('POST', '/publish', { draftRevision: 2 });
}

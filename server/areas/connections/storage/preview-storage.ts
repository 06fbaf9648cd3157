import type { FileFormat } from '#shared/connections/kinds.ts';
import { AppError } from '#shared/errors.ts';
import { csvLine } from '#server/areas/analytics/export/csv.ts';
import { findExportedSurveys, findTimezone } from './day-repository.ts';
import { type ExportDeps, lastWholeDay } from './export-to-storage.ts';
import { keyIn, MANIFEST, pathOf, type StorageService } from './storage-place.ts';
import { openSurveyDays, type SurveyDays } from './survey-days.ts';

interface Previewed {
  readonly service: StorageService;
  readonly surveyIds: readonly string[];
}

const MOST_SURVEYS = 20;
const MOST_LINES = 3;

/** Names the files of the newest day of each survey, and shows the first lines of one of them. Writes nothing. */
export async function previewStorage(
  deps: ExportDeps,
  storeId: string,
  { service, surveyIds }: Previewed,
): Promise<string> {
  const { database, clock } = deps;
  const through = lastWholeDay(clock(), await findTimezone(database, storeId));
  const listed = await findExportedSurveys(database, storeId, surveyIds);
  const newest: { readonly survey: SurveyDays; readonly days: number; readonly day: string }[] = [];
  for (const { surveyId } of listed.slice(0, MOST_SURVEYS)) {
    const survey = await openSurveyDays(deps, storeId, surveyId, service);
    const days = [...(await survey.fingerprints(through)).keys()];
    if (days[0] !== undefined) newest.push({ survey, days: days.length, day: days[0] });
  }
  const [first] = newest;
  if (first === undefined) {
    throw new AppError('CONFLICT', `There is no answer up to ${through} yet, so no file would be written.`);
  }
  const files = newest.map(({ survey, days, day }) =>
    [
      `# ${survey.name}: ${days === 1 ? 'one day' : `${days} days`} with answers. The newest files:`,
      ...service.formats.map((format: FileFormat) =>
        keyIn(service, pathOf({ survey: survey.surveyId, day, format })),
      ),
    ].join('\n'),
  );
  const sample = await linesOf(first.survey, first.day);
  return [
    ...files,
    `# The list of all files\n${keyIn(service, MANIFEST)}`,
    `# The first lines\n${sample}`,
  ].join('\n\n');
}

async function linesOf(survey: SurveyDays, day: string): Promise<string> {
  const { rows } = await survey.readRows(day, null);
  return [survey.table.header, ...rows.slice(0, MOST_LINES)].map((row) => csvLine(row)).join('');
}

export interface SurveyKey {
  readonly storeId: string;
  readonly surveyId: string;
}

import { describeSurveyView } from '#tests/support/survey-conformance.ts';
import { keyboard, surveyDriver } from './support/survey-driver.ts';

// The long tests cover mouse and touch.
describeSurveyView('the element, by keyboard alone', () => surveyDriver(keyboard));

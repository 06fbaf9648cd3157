import { describeSurveyView } from '#tests/support/survey-conformance.ts';
import { keyboard, mouse, surveyDriver } from './support/survey-driver.ts';

// By touch it is among the long tests.
describeSurveyView('the element, by mouse', () => surveyDriver(mouse));
describeSurveyView('the element, by keyboard alone', () => surveyDriver(keyboard));

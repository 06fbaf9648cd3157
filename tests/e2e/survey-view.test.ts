import { describeSurveyView } from '#tests/support/survey-conformance.ts';
import { keyboard, surveyDriver } from './support/survey-driver.ts';

// By mouse and by touch it is among the long tests.
describeSurveyView('the element, by keyboard alone', () => surveyDriver(keyboard));

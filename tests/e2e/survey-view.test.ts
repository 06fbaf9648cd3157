import { describeSurveyView } from '#tests/support/survey-conformance.ts';
import { keyboard, mouse, surveyDriver, touch } from './support/survey-driver.ts';

describeSurveyView('the element, by mouse', () => surveyDriver(mouse));
describeSurveyView('the element, by touch', () => surveyDriver(touch, { hasTouch: true }));
describeSurveyView('the element, by keyboard alone', () => surveyDriver(keyboard));

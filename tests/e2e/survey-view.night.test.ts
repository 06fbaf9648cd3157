import { messages as arabic } from '#web/survey-view/messages/arabic.ts';
import { describeSurveyView } from '#tests/support/survey-conformance.ts';
import { mouse, surveyDriver, touch } from '#tests/e2e/support/survey-driver.ts';
import { testAccessibility } from '#tests/e2e/support/survey-screens.ts';

describeSurveyView('the element, by mouse', () => surveyDriver(mouse));
describeSurveyView('the element, by touch', () => surveyDriver(touch, { hasTouch: true }));

testAccessibility('dark, left to right', { theme: { scheme: 'dark' } });
testAccessibility('light, right to left', { theme: { scheme: 'light' }, messages: arabic });

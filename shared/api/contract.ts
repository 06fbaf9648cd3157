import { login, logout } from './auth.ts';
import {
  cancelPlan,
  changePlan,
  getBillingCustomer,
  getPlanUsage,
  listInvoices,
  listPlans,
  previewChange,
  startWithFree,
} from './billing.ts';
import { getCollectUsage, recordSighting, saveResponse, sendResponse } from './collect.ts';
import type { Endpoint } from './endpoint.ts';
import { getDataRequest, listDataRequests } from './privacy.ts';
import { completeOnboarding, getStoreDetails, saveOnboardingProgress, skipOnboarding } from './store.ts';
import {
  changeSurveyStatus,
  createSurvey,
  deleteSurvey,
  duplicateSurvey,
  getFigures,
  getSurvey,
  getSurveyBelongings,
  getVersion,
  listSurveys,
  listVersions,
  publishSurvey,
  restoreVersion,
  saveDraft,
} from './surveys.ts';
import { getStatus } from './system.ts';
import { getTemplate, listTemplates, resetTemplate, saveTemplate } from './templates.ts';

/** Every call of the API. A call that is not listed here is not mounted, and one that is must be. */
export const CONTRACT: readonly Endpoint[] = [
  getStatus,
  login,
  logout,
  getStoreDetails,
  saveOnboardingProgress,
  skipOnboarding,
  completeOnboarding,
  listPlans,
  getBillingCustomer,
  startWithFree,
  changePlan,
  cancelPlan,
  previewChange,
  listInvoices,
  getPlanUsage,
  listSurveys,
  getFigures,
  createSurvey,
  getSurvey,
  saveDraft,
  publishSurvey,
  changeSurveyStatus,
  duplicateSurvey,
  getSurveyBelongings,
  deleteSurvey,
  listVersions,
  getVersion,
  restoreVersion,
  saveResponse,
  sendResponse,
  recordSighting,
  getCollectUsage,
  listDataRequests,
  getDataRequest,
  listTemplates,
  getTemplate,
  saveTemplate,
  resetTemplate,
];

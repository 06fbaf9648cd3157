export const INTERVAL = 'Intervals hold the true value in 95 of 100 cases.';

import fc from 'fast-check';
import { isThorough } from '#tests/run/suite.ts';

// A property that fails by luck of the draw would stop somebody who changed something else. The night draws new values;
// a failure prints the seed and the path that repeat it.
if (!isThorough) fc.configureGlobal({ seed: 20_261_127 });

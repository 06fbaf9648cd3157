import { glossaryRule } from './glossary-rule.ts';
import { noBarrelRule, pureSharedRule } from './source-rules.ts';
import { noSleepRule, patienceRule, testExpectsRule } from './test-rules.ts';
import { wallsRule } from './walls-rule.ts';

/** The project's own rules, which .oxlintrc.json switches on. */
export default {
  meta: { name: 'house' },
  rules: {
    walls: wallsRule,
    glossary: glossaryRule,
    'no-barrel': noBarrelRule,
    'pure-shared': pureSharedRule,
    'no-sleep': noSleepRule,
    'test-expects': testExpectsRule,
    patience: patienceRule,
  },
};

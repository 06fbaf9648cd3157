const PARTS = 'parts-kill.long.test.ts';
const PLATFORM = 'platform-kill.long.test.ts';

/** By kind of job, the test that kills a process in the middle of it. `kill-tests.once.test.ts` asks for every kind. */
export const KILLED_JOBS: Readonly<Record<string, string>> = {
  settle_promotions: PARTS,
  delete_survey: PARTS,
  erase_customer: PARTS,
  collect_customer_data: PARTS,
  reconcile_charge: PLATFORM,
  end_subscription: PLATFORM,
  delete_store: PLATFORM,
  settle_order: PLATFORM,
};

/** By chore, the test that kills a process in the middle of it, or why none has to. */
export const KILLED_CHORES: Readonly<Record<string, string>> = {
  'replay erasures': PARTS,
  'apply retention': PARTS,
  'replay removed claims': 'each store in one transaction, and it starts over',
  'finish deletions': 'only stores jobs, each in one statement',
  'let go': 'deletes rows that nothing counts, by their age',
};

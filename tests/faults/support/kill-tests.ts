const PARTS = 'parts-kill.long.test.ts';
const PLATFORM = 'platform-kill.long.test.ts';

const IMAGES = 'image-files-kill.long.test.ts';

const THEMES = 'themes-kill.long.test.ts';

/** The test that kills each kind of job. `kill-tests.once.test.ts` requires one for each kind. */
export const KILLED_JOBS: Readonly<Record<string, string>> = {
  settle_promotions: PARTS,
  sort_texts: THEMES,
  delete_survey: PARTS,
  erase_customer: PARTS,
  collect_customer_data: PARTS,
  reconcile_charge: PLATFORM,
  end_subscription: PLATFORM,
  delete_store: PLATFORM,
  settle_order: PLATFORM,
  write_preloads: PLATFORM,
  remove_image_files: IMAGES,
};

/** The test that kills each chore, or the reason why it needs none. */
export const KILLED_CHORES: Readonly<Record<string, string>> = {
  'replay erasures': PARTS,
  'apply retention': PARTS,
  'replay removed claims': 'each store in one transaction, and it starts over',
  'finish deletions': 'only stores jobs, each in one statement',
  'find outdated preloads': 'only stores jobs, each in one statement',
  'collect unused images': 'each store in one transaction, and it starts over',
  'delete expired rows': 'deletes rows that nothing counts, by their age',
};

const PARTS = 'parts-kill.night.test.ts';
const PLATFORM = 'platform-kill.night.test.ts';

const HISTORY = 'order-history-kill.night.test.ts';
const CONNECTIONS = 'deliveries-kill.night.test.ts';
const IMAGES = 'image-files-kill.night.test.ts';

const THEMES = 'themes-kill.night.test.ts';
const VEILED = 'veiled-kill.night.test.ts';
const CHANNELS = 'channels-kill.night.test.ts';

/** The test that kills each kind of job. `kill-tests.once.test.ts` requires one for each kind. */
export const KILLED_JOBS: Readonly<Record<string, string>> = {
  settle_promotions: PARTS,
  sort_texts: THEMES,
  unveil_responses: VEILED,
  count_channels: CHANNELS,
  delete_survey: PARTS,
  erase_customer: PARTS,
  collect_customer_data: PARTS,
  reconcile_charge: PLATFORM,
  end_subscription: PLATFORM,
  delete_store: PLATFORM,
  settle_order: PLATFORM,
  fetch_order_history: HISTORY,
  write_preloads: PLATFORM,
  read_theme: PLATFORM,
  remove_image_files: IMAGES,
  deliver_events: CONNECTIONS,
};

/** The test that kills each chore, or the reason why it needs none. */
export const KILLED_CHORES: Readonly<Record<string, string>> = {
  'replay erasures': PARTS,
  'apply retention': PARTS,
  'apply retention to impressions': 'deletes rows that nothing counts, by their age',
  'replay removed claims': 'each store in one transaction, and it starts over',
  'read visits before orders': 'each page in one statement, and it asks again for what is missing',
  'find outdated preloads': 'only stores jobs, each in one statement',
  'collect unused images': 'each store in one transaction, and it starts over',
  'count days by segment': 'each day in one transaction, and it continues after the last',
  'delete spare counters': 'deletes rows that nothing reads, and it starts over',
  'find overdue deliveries': 'only wakes jobs, each in one transaction',
  'write daily digests': 'each connection in one transaction, at most once for each day',
  'delete old activity': 'deletes rows that nothing counts, by their age',
  'delete old deliveries': 'deletes rows that nothing counts, by their age and number',
  'delete expired rows': 'deletes rows that nothing counts, by their age',
};

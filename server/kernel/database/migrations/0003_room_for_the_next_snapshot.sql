-- A response is changed with each answer, and a count with each response. With room left on its page the new row needs
-- no new entries in the indexes.
ALTER TABLE "responses" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "counters" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "segment_counters" SET (fillfactor = 70);

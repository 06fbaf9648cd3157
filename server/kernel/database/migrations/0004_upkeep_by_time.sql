DROP INDEX "sightings_by_time";--> statement-breakpoint
DROP INDEX "webhook_receipts_by_time";--> statement-breakpoint
CREATE INDEX "outbox_settled" ON "outbox" USING btree ("settled_at") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "veiled_responses_by_time" ON "veiled_responses" USING btree ("first_saved_at");--> statement-breakpoint
CREATE INDEX "sightings_by_time" ON "sightings" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "webhook_receipts_by_time" ON "webhook_receipts" USING btree ("received_at");
DROP INDEX "segment_counters_by_country";--> statement-breakpoint
DROP INDEX "segment_counters_by_customer";--> statement-breakpoint
CREATE INDEX "segment_counters_in_country" ON "segment_counters" USING btree ("store_id","survey_id","country","day") WHERE cell NOT LIKE 't:%';--> statement-breakpoint
CREATE INDEX "segment_counters_of_customer" ON "segment_counters" USING btree ("store_id","survey_id","customer_type","day") WHERE cell NOT LIKE 't:%';
ALTER TABLE "surveys" ADD COLUMN "found" jsonb;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "found_begun_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "responses_by_order_value" ON "responses" USING btree ("store_id","survey_id","order_currency","order_value","first_saved_at","response_id") WHERE order_value IS NOT NULL;
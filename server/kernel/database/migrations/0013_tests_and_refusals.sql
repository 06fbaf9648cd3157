ALTER TABLE "surveys" ADD COLUMN "refusal_addresses" integer;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "refusal_addresses_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "responses_tests" ON "responses" USING btree ("store_id","survey_id","first_saved_at","response_id") WHERE is_test;
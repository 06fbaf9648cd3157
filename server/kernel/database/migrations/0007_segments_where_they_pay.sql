ALTER TABLE "surveys" ADD COLUMN "segmented_to" date;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "spare_segments_from" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "surveys" SET "segmented_to" = "grouped_to" WHERE "responses_total" >= 20000;--> statement-breakpoint
UPDATE "surveys" SET "spare_segments_from" = now() + interval '2 days' WHERE "first_published_at" IS NOT NULL;
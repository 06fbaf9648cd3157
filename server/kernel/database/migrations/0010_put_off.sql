ALTER TABLE "surveys" ADD COLUMN "put_off_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "put_off_at" timestamp(3) with time zone;
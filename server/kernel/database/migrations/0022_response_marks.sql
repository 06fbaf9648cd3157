ALTER TABLE "follow_ups" ADD COLUMN "is_starred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;
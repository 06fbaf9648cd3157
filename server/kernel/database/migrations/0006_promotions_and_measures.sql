ALTER TABLE "surveys" ADD COLUMN "promotions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "measures" jsonb DEFAULT '{}'::jsonb NOT NULL;
DROP INDEX "responses_verified";--> statement-breakpoint
ALTER TABLE "channel_mappings" DROP COLUMN "costs";--> statement-breakpoint
ALTER TABLE "follow_ups" DROP COLUMN "worked_at";
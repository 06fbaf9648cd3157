ALTER TABLE "stores" ADD COLUMN "preloads_for" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "preloads_checked_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "shop_domains_by_id_start" ON "shop_domains" USING btree (left("store_id", 8));--> statement-breakpoint
CREATE INDEX "surveys_by_public_id_start" ON "surveys" USING btree ("store_id",left("public_id", 17));
DROP TABLE "storage_files" CASCADE;--> statement-breakpoint
DELETE FROM "outbox" WHERE "type" = 'store.export';--> statement-breakpoint
DELETE FROM "connections" WHERE "kind" = 'storage';--> statement-breakpoint
UPDATE "stores" SET "wanted_events" = "wanted_events" - 'store.export' WHERE "wanted_events" ? 'store.export';

CREATE TABLE "store_writes" (
	"store_id" text COLLATE "C" NOT NULL,
	"connection_id" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"rule" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"is_ours" boolean DEFAULT false NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "store_writes_pk" PRIMARY KEY("store_id","connection_id","subject","rule","owner","kind","name")
);
--> statement-breakpoint
CREATE INDEX "store_writes_by_owner" ON "store_writes" USING btree ("store_id","owner","kind","name");--> statement-breakpoint
UPDATE "connections" SET "events" = "events" || '["response.erased"]'::jsonb
 WHERE "kind" = 'klaviyo' AND NOT "events" ? 'response.erased';--> statement-breakpoint
UPDATE "stores" SET "wanted_events" = "wanted_events" || '["response.erased"]'::jsonb
 WHERE "wanted_events" <> '[]'::jsonb AND NOT "wanted_events" ? 'response.erased';

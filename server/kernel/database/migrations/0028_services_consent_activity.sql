CREATE TABLE "activity" (
	"store_id" text COLLATE "C" NOT NULL,
	"activity_id" text COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"actor" text COLLATE "C" NOT NULL,
	"actor_name" text COLLATE "C" DEFAULT '' NOT NULL,
	"subject" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "activity_store_id_activity_id_pk" PRIMARY KEY("store_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "kind" text COLLATE "C" DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "consent" text COLLATE "C" DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("store_id","at","activity_id");
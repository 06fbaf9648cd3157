CREATE TABLE "connections" (
	"store_id" text COLLATE "C" NOT NULL,
	"connection_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"url" text COLLATE "C" NOT NULL,
	"events" jsonb NOT NULL,
	"survey_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer_filter" jsonb,
	"secret_sealed" text COLLATE "C" NOT NULL,
	"previous_secret_sealed" text COLLATE "C",
	"previous_secret_until" timestamp(3) with time zone,
	"state" text COLLATE "C" DEFAULT 'active' NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"state_changed_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"lease_by" text COLLATE "C",
	"lease_until" timestamp(3) with time zone,
	CONSTRAINT "connections_store_id_connection_id_pk" PRIMARY KEY("store_id","connection_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"store_id" text COLLATE "C" NOT NULL,
	"event_id" text COLLATE "C" NOT NULL,
	"connection_id" text COLLATE "C" NOT NULL,
	"seq" bigint NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"content" jsonb NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"state" text COLLATE "C" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	CONSTRAINT "outbox_store_id_event_id_pk" PRIMARY KEY("store_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "wanted_events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_by_connection" ON "outbox" USING btree ("store_id","connection_id","seq");--> statement-breakpoint
CREATE INDEX "outbox_by_response" ON "outbox" USING btree ("store_id","survey_id","response_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("store_id","connection_id","subject","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("store_id","connection_id","subject","seq") WHERE state = 'dead';
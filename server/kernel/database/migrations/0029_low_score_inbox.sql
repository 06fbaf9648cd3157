CREATE TABLE "follow_up_events" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"change_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor" text COLLATE "C" DEFAULT '' NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_at" timestamp(3) with time zone,
	"undone_by" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "follow_up_events_store_id_survey_id_response_id_change_id_pk" PRIMARY KEY("store_id","survey_id","response_id","change_id")
);
--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "low_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "worked_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "follow_up_events_by_change" ON "follow_up_events" USING btree ("store_id","survey_id","change_id");--> statement-breakpoint
CREATE INDEX "follow_ups_by_time" ON "follow_ups" USING btree ("store_id","survey_id","low_at","response_id") WHERE low_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "follow_ups_by_state" ON "follow_ups" USING btree ("store_id","survey_id","state","low_at","response_id") WHERE low_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "follow_ups_by_owner" ON "follow_ups" USING btree ("store_id","survey_id","owner","state","low_at","response_id") WHERE low_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "follow_ups_by_due_day" ON "follow_ups" USING btree ("store_id","survey_id","due_on","low_at","response_id") WHERE low_at IS NOT NULL AND due_on IS NOT NULL AND state <> 'solved';--> statement-breakpoint
CREATE INDEX "follow_ups_marked" ON "follow_ups" USING btree ("store_id","survey_id") WHERE is_starred OR tags <> '[]'::jsonb;--> statement-breakpoint
INSERT INTO "jobs" ("store_id", "job_id", "kind", "unique_key", "payload", "run_at", "created_at")
SELECT "store_id", 'list_low_scores:' || "survey_id", 'list_low_scores', 'list_low_scores:' || "survey_id",
       jsonb_build_object('surveyId', "survey_id"), now(), now()
  FROM "surveys" WHERE "first_published_at" IS NOT NULL
    ON CONFLICT DO NOTHING;

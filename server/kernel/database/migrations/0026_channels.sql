CREATE TABLE "channel_mappings" (
	"store_id" text COLLATE "C" NOT NULL,
	"revision" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"undo" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"costs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "channel_mappings_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE TABLE "channel_reports" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"part" text COLLATE "C" NOT NULL,
	"mapping_revision" integer NOT NULL,
	"counted_at" timestamp(3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "channel_reports_store_id_survey_id_question_id_part_pk" PRIMARY KEY("store_id","survey_id","question_id","part")
);

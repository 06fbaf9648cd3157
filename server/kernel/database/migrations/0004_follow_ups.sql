CREATE TABLE "follow_ups" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" DEFAULT '' NOT NULL,
	"note" text COLLATE "C" DEFAULT '' NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "follow_ups_store_id_survey_id_response_id_pk" PRIMARY KEY("store_id","survey_id","response_id")
);

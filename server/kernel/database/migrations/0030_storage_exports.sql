CREATE TABLE "storage_files" (
	"store_id" text COLLATE "C" NOT NULL,
	"connection_id" text COLLATE "C" NOT NULL,
	"survey" text COLLATE "C" NOT NULL,
	"day" date NOT NULL,
	"format" text COLLATE "C" NOT NULL,
	"fingerprint" text COLLATE "C" DEFAULT '' NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"checksum" text COLLATE "C" DEFAULT '' NOT NULL,
	"written_at" timestamp(3) with time zone,
	"is_obsolete" boolean DEFAULT false NOT NULL,
	"upload" jsonb,
	CONSTRAINT "storage_files_store_id_connection_id_survey_day_format_pk" PRIMARY KEY("store_id","connection_id","survey","day","format")
);

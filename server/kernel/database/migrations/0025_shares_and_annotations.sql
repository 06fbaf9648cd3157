CREATE TABLE "annotations" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"annotation_id" text COLLATE "C" NOT NULL,
	"day" date NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "annotations_store_id_survey_id_annotation_id_pk" PRIMARY KEY("store_id","survey_id","annotation_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"store_id" text COLLATE "C" NOT NULL,
	"share_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"token_hash" text COLLATE "C" NOT NULL,
	"made_by" text COLLATE "C" DEFAULT '' NOT NULL,
	"device" text COLLATE "C" DEFAULT '' NOT NULL,
	"parameters" jsonb NOT NULL,
	"has_texts" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"last_opened_at" timestamp(3) with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shares_store_id_share_id_pk" PRIMARY KEY("store_id","share_id")
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"cause" text COLLATE "C" NOT NULL,
	CONSTRAINT "status_changes_store_id_survey_id_changed_at_pk" PRIMARY KEY("store_id","survey_id","changed_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shares_token_hash" ON "shares" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "shares_by_survey" ON "shares" USING btree ("store_id","survey_id","created_at");
CREATE TABLE "veiled_responses" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"respondent_key" text COLLATE "C" NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"answers" jsonb NOT NULL,
	"answer_times" jsonb NOT NULL,
	"path" jsonb NOT NULL,
	"day" date NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"customer_type" text COLLATE "C" NOT NULL,
	"placement" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" DEFAULT '' NOT NULL,
	"customer_id" text COLLATE "C",
	"order_id" text COLLATE "C",
	"order_value" numeric(16, 4),
	"order_currency" text COLLATE "C",
	"is_order_verified" boolean DEFAULT false NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"first_saved_at" timestamp(3) with time zone NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"duration_ms" integer,
	"checkout_token" text COLLATE "C",
	"customer_orders" integer,
	"consent" text COLLATE "C" DEFAULT 'unknown' NOT NULL,
	"variant" text COLLATE "C",
	CONSTRAINT "veiled_responses_store_id_survey_id_response_id_pk" PRIMARY KEY("store_id","survey_id","response_id")
);
--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "veiled_in_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "veiled_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "veiled_responses_one_each" ON "veiled_responses" USING btree ("store_id","survey_id","respondent_key");
CREATE TABLE "api_keys" (
	"store_id" text COLLATE "C" NOT NULL,
	"key_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"scopes" jsonb NOT NULL,
	"key_hash" text COLLATE "C" NOT NULL,
	"ending" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"ended_by" text COLLATE "C",
	CONSTRAINT "api_keys_store_id_key_id_pk" PRIMARY KEY("store_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "api_replies" (
	"store_id" text COLLATE "C" NOT NULL,
	"key_id" text COLLATE "C" NOT NULL,
	"idempotency_key" text COLLATE "C" NOT NULL,
	"request_hash" text COLLATE "C" NOT NULL,
	"reply" jsonb,
	"lease_until" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "api_replies_store_id_key_id_idempotency_key_pk" PRIMARY KEY("store_id","key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "response_changes" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"changed_at" bigint NOT NULL,
	"is_erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "response_changes_store_id_survey_id_response_id_pk" PRIMARY KEY("store_id","survey_id","response_id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "changes_since" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_by_hash" ON "api_keys" USING btree ("store_id","key_hash");--> statement-breakpoint
CREATE INDEX "response_changes_in_order" ON "response_changes" USING btree ("store_id","survey_id","changed_at","response_id");
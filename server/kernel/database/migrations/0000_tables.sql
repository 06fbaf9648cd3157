CREATE TABLE "charges" (
	"store_id" text COLLATE "C" NOT NULL,
	"charge_id" text COLLATE "C" NOT NULL,
	"subscription_id" text COLLATE "C",
	"plan_id" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"amount" numeric(16, 4) NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"return_url" text COLLATE "C" NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	CONSTRAINT "charges_store_id_charge_id_pk" PRIMARY KEY("store_id","charge_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"store_id" text COLLATE "C" NOT NULL,
	"invoice_id" text COLLATE "C" NOT NULL,
	"subscription_id" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"period_start" timestamp(3) with time zone NOT NULL,
	"period_end" timestamp(3) with time zone NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"subtotal" numeric(16, 4) NOT NULL,
	"total" numeric(16, 4) NOT NULL,
	"amount_paid" numeric(16, 4) NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone,
	"paid_at" timestamp(3) with time zone,
	CONSTRAINT "invoices_store_id_invoice_id_pk" PRIMARY KEY("store_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"store_id" text COLLATE "C" NOT NULL,
	"subscription_id" text COLLATE "C" NOT NULL,
	"plan_id" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"interval" text COLLATE "C" NOT NULL,
	"amount" numeric(16, 4) NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"capped_amount" numeric(16, 4),
	"discount_id" text COLLATE "C",
	"trial_starts_at" timestamp(3) with time zone,
	"trial_ends_at" timestamp(3) with time zone,
	"current_period_start" timestamp(3) with time zone,
	"current_period_end" timestamp(3) with time zone,
	"return_url" text COLLATE "C" DEFAULT '' NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"activated_at" timestamp(3) with time zone,
	"cancelled_at" timestamp(3) with time zone,
	"cancel_reason" text COLLATE "C",
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_store_id_subscription_id_pk" PRIMARY KEY("store_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"store_id" text COLLATE "C" NOT NULL,
	"event_id" text COLLATE "C" NOT NULL,
	"event_name" text COLLATE "C" NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"properties" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"occurred_at" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "usage_events_store_id_event_id_pk" PRIMARY KEY("store_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "impressions" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"customer_type" text COLLATE "C" NOT NULL,
	"placement" text COLLATE "C" NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "impressions_pk" PRIMARY KEY("store_id","survey_id","kind","version","day","country","customer_type","placement")
);
--> statement-breakpoint
CREATE TABLE "sightings" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"sighting_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sightings_store_id_survey_id_sighting_id_kind_pk" PRIMARY KEY("store_id","survey_id","sighting_id","kind")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"cell" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "counters_store_id_survey_id_question_id_cell_version_day_pk" PRIMARY KEY("store_id","survey_id","question_id","cell","version","day")
);
--> statement-breakpoint
CREATE TABLE "responses" (
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
	CONSTRAINT "responses_store_id_survey_id_response_id_pk" PRIMARY KEY("store_id","survey_id","response_id")
);
--> statement-breakpoint
CREATE TABLE "segment_counters" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"cell" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"customer_type" text COLLATE "C" NOT NULL,
	"placement" text COLLATE "C" NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "segment_counters_pk" PRIMARY KEY("store_id","survey_id","question_id","cell","version","day","country","customer_type","placement")
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"is_other" boolean DEFAULT false NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"country" text COLLATE "C" NOT NULL,
	"customer_type" text COLLATE "C" NOT NULL,
	"placement" text COLLATE "C" NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "texts_store_id_survey_id_response_id_question_id_pk" PRIMARY KEY("store_id","survey_id","response_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "handoffs" (
	"store_id" text COLLATE "C" NOT NULL,
	"handoff_id" text COLLATE "C" NOT NULL,
	"nonce_hash" text COLLATE "C" NOT NULL,
	"claims" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"session_id" text COLLATE "C",
	CONSTRAINT "handoffs_store_id_handoff_id_pk" PRIMARY KEY("store_id","handoff_id")
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state" text COLLATE "C" PRIMARY KEY NOT NULL,
	"shop_domain" text COLLATE "C" NOT NULL,
	"nonce_hash" text COLLATE "C" NOT NULL,
	"return_to" text COLLATE "C" DEFAULT '/' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"store_id" text COLLATE "C" NOT NULL,
	"session_id" text COLLATE "C" NOT NULL,
	"merchant_id" text COLLATE "C" NOT NULL,
	"user_email" text COLLATE "C" DEFAULT '' NOT NULL,
	"nonce" text COLLATE "C" DEFAULT '' NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "sessions_store_id_session_id_pk" PRIMARY KEY("store_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" text COLLATE "C" NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"checkout_token" text COLLATE "C",
	"customer_id" text COLLATE "C",
	"is_first_order" boolean DEFAULT false NOT NULL,
	"country" text COLLATE "C" DEFAULT '' NOT NULL,
	"value" numeric(16, 4) NOT NULL,
	"currency" text COLLATE "C" NOT NULL,
	"placed_at" timestamp(3) with time zone NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "orders_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "shop_domains" (
	"shop_domain" text COLLATE "C" PRIMARY KEY NOT NULL,
	"store_id" text COLLATE "C" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text COLLATE "C" NOT NULL,
	"shop_domain" text COLLATE "C" NOT NULL,
	"merchant_id" text COLLATE "C" NOT NULL,
	"platform_shop_id" text COLLATE "C",
	"access_token_sealed" text COLLATE "C",
	"access_token_expires_at" timestamp(3) with time zone,
	"refresh_token_sealed" text COLLATE "C",
	"refresh_token_expires_at" timestamp(3) with time zone,
	"refresh_lease_by" text COLLATE "C",
	"refresh_lease_until" timestamp(3) with time zone,
	"scopes" text COLLATE "C" DEFAULT '' NOT NULL,
	"installed_at" timestamp(3) with time zone,
	"uninstalled_at" timestamp(3) with time zone,
	"is_new_store" boolean DEFAULT false NOT NULL,
	"is_onboarding_skipped" boolean DEFAULT false NOT NULL,
	"onboarding_step" text COLLATE "C" DEFAULT '' NOT NULL,
	"business_name" text COLLATE "C" DEFAULT '' NOT NULL,
	"business_email" text COLLATE "C" DEFAULT '' NOT NULL,
	"timezone" text COLLATE "C" DEFAULT 'UTC' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text COLLATE "C" DEFAULT 'active' NOT NULL,
	"trial_ends_at" timestamp(3) with time zone,
	"city" text COLLATE "C" DEFAULT '' NOT NULL,
	"platform_plan" text COLLATE "C" DEFAULT '' NOT NULL,
	"country" text COLLATE "C" DEFAULT '' NOT NULL,
	"currency" text COLLATE "C" DEFAULT 'USD' NOT NULL,
	"billing_customer_id" text COLLATE "C",
	"billing_token_sealed" text COLLATE "C",
	"total_published_surveys" integer DEFAULT 0 NOT NULL,
	"live_surveys" integer DEFAULT 0 NOT NULL,
	"manifest_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stores_store_id_pk" PRIMARY KEY("store_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"revision" integer NOT NULL,
	"save_id" text COLLATE "C" NOT NULL,
	"definition" jsonb NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "drafts_store_id_survey_id_pk" PRIMARY KEY("store_id","survey_id")
);
--> statement-breakpoint
CREATE TABLE "store_templates" (
	"store_id" text COLLATE "C" NOT NULL,
	"template_id" text COLLATE "C" NOT NULL,
	"revision" integer NOT NULL,
	"save_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" DEFAULT '' NOT NULL,
	"category_tag" text COLLATE "C" DEFAULT '' NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "store_templates_store_id_template_id_pk" PRIMARY KEY("store_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"public_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_folded" text COLLATE "C" NOT NULL,
	"description" text COLLATE "C" DEFAULT '' NOT NULL,
	"status" text COLLATE "C" DEFAULT 'draft' NOT NULL,
	"template_id" text COLLATE "C",
	"live_version" integer,
	"published_revision" integer,
	"first_published_at" timestamp(3) with time zone,
	"published_at" timestamp(3) with time zone,
	"closed_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"audience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"appearance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"response_cap" integer,
	"responses_total" bigint DEFAULT 0 NOT NULL,
	"completes_total" bigint DEFAULT 0 NOT NULL,
	"responses_month" text COLLATE "C" DEFAULT '' NOT NULL,
	"responses_in_month" integer DEFAULT 0 NOT NULL,
	"refused_total" bigint DEFAULT 0 NOT NULL,
	"limit_told" integer DEFAULT 0 NOT NULL,
	"has_reached_limit" boolean DEFAULT false NOT NULL,
	"last_response_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "surveys_store_id_survey_id_pk" PRIMARY KEY("store_id","survey_id")
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"draft_revision" integer NOT NULL,
	"format_version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "versions_store_id_survey_id_version_pk" PRIMARY KEY("store_id","survey_id","version")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"store_id" text COLLATE "C" NOT NULL,
	"erasure_id" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C",
	"response_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	CONSTRAINT "erasures_store_id_erasure_id_pk" PRIMARY KEY("store_id","erasure_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"store_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"unique_key" text COLLATE "C",
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text COLLATE "C" DEFAULT 'queued' NOT NULL,
	"run_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_by" text COLLATE "C",
	"lease_until" timestamp(3) with time zone,
	"last_error" text COLLATE "C",
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "jobs_store_id_job_id_pk" PRIMARY KEY("store_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_receipts" (
	"store_id" text COLLATE "C" NOT NULL,
	"webhook_id" text COLLATE "C" NOT NULL,
	"topic" text COLLATE "C" NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"processed_at" timestamp(3) with time zone,
	"outcome" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_receipts_store_id_webhook_id_pk" PRIMARY KEY("store_id","webhook_id")
);
--> statement-breakpoint
CREATE INDEX "charges_by_time" ON "charges" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("store_id","issued_at","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("store_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_by_time" ON "subscriptions" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "usage_events_by_name" ON "usage_events" USING btree ("store_id","event_name","occurred_at");--> statement-breakpoint
CREATE INDEX "sightings_by_time" ON "sightings" USING btree ("store_id","seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_one_each" ON "responses" USING btree ("store_id","survey_id","respondent_key");--> statement-breakpoint
CREATE INDEX "responses_by_time" ON "responses" USING btree ("store_id","survey_id","first_saved_at","response_id");--> statement-breakpoint
CREATE INDEX "responses_by_customer" ON "responses" USING btree ("store_id","customer_id") WHERE customer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "responses_by_order" ON "responses" USING btree ("store_id","order_id") WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "texts_by_time" ON "texts" USING btree ("store_id","survey_id","question_id","saved_at","response_id");--> statement-breakpoint
CREATE INDEX "handoffs_by_expiry" ON "handoffs" USING btree ("store_id","expires_at");--> statement-breakpoint
CREATE INDEX "oauth_states_by_expiry" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("store_id","expires_at");--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("store_id","checkout_token");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("store_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "surveys_public_id" ON "surveys" USING btree ("store_id","public_id");--> statement-breakpoint
CREATE INDEX "surveys_by_change" ON "surveys" USING btree ("store_id","updated_at","survey_id");--> statement-breakpoint
CREATE INDEX "surveys_by_status" ON "surveys" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "erasures_by_time" ON "erasures" USING btree ("store_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("store_id","unique_key");--> statement-breakpoint
CREATE INDEX "jobs_by_time" ON "jobs" USING btree ("store_id","status","run_at");--> statement-breakpoint
CREATE INDEX "webhook_receipts_by_time" ON "webhook_receipts" USING btree ("store_id","received_at");
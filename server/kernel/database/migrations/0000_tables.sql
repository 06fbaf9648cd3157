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
--> statement-breakpoint
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
	"kind" text COLLATE "C" DEFAULT 'webhook' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "placement_sightings" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"placement" text COLLATE "C" NOT NULL,
	"host" text COLLATE "C" DEFAULT '' NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "placement_sightings_store_id_survey_id_placement_pk" PRIMARY KEY("store_id","survey_id","placement")
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
CREATE TABLE "follow_ups" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"response_id" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" DEFAULT '' NOT NULL,
	"note" text COLLATE "C" DEFAULT '' NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"low_at" timestamp(3) with time zone,
	"due_on" date,
	"worked_at" timestamp(3) with time zone,
	CONSTRAINT "follow_ups_store_id_survey_id_response_id_pk" PRIMARY KEY("store_id","survey_id","response_id")
);
--> statement-breakpoint
CREATE TABLE "image_files" (
	"store_id" text COLLATE "C" NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "image_files_store_id_image_id_pk" PRIMARY KEY("store_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"store_id" text COLLATE "C" NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"kept_in" text COLLATE "C" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "images_store_id_image_id_pk" PRIMARY KEY("store_id","image_id")
);
--> statement-breakpoint
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
CREATE TABLE "group_counters" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"cell" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"dimension" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "group_counters_pk" PRIMARY KEY("store_id","survey_id","question_id","cell","version","day","dimension","value")
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
	"checkout_token" text COLLATE "C",
	"customer_orders" integer,
	"consent" text COLLATE "C" DEFAULT 'unknown' NOT NULL,
	"variant" text COLLATE "C",
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
CREATE TABLE "variant_counters" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"question_id" text COLLATE "C" NOT NULL,
	"cell" text COLLATE "C" NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"variant" text COLLATE "C" NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "variant_counters_pk" PRIMARY KEY("store_id","survey_id","version","day","variant","question_id","cell")
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
	"device" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_store_id_session_id_pk" PRIMARY KEY("store_id","session_id")
);
--> statement-breakpoint
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
CREATE TABLE "store_writes" (
	"store_id" text COLLATE "C" NOT NULL,
	"connection_id" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"rule" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"is_ours" boolean DEFAULT false NOT NULL,
	"written_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "store_writes_pk" PRIMARY KEY("store_id","connection_id","subject","rule","owner","kind","name")
);
--> statement-breakpoint
CREATE TABLE "order_histories" (
	"store_id" text COLLATE "C" NOT NULL,
	"run_id" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"asked_from" timestamp(3) with time zone NOT NULL,
	"reaches_all" boolean DEFAULT false NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"operation_id" text COLLATE "C",
	"operation_at" timestamp(3) with time zone,
	"orders_expected" integer,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"orders_read" integer DEFAULT 0 NOT NULL,
	"orders_saved" integer DEFAULT 0 NOT NULL,
	"orders_unreadable" integer DEFAULT 0 NOT NULL,
	"failed_operations" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"erased_customers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"erased_orders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_histories_store_id_pk" PRIMARY KEY("store_id")
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
	"customer_orders" integer,
	"source" text COLLATE "C" DEFAULT 'updated' NOT NULL,
	"refunded" numeric(16, 4),
	"is_test" boolean,
	"days_to_conversion" integer,
	"has_journey" boolean DEFAULT false NOT NULL,
	"first_source" text COLLATE "C",
	"first_utm_source" text COLLATE "C",
	"first_medium" text COLLATE "C",
	"first_campaign" text COLLATE "C",
	"first_referrer" text COLLATE "C",
	"last_source" text COLLATE "C",
	"last_utm_source" text COLLATE "C",
	"last_medium" text COLLATE "C",
	"last_campaign" text COLLATE "C",
	"last_referrer" text COLLATE "C",
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
	"billing_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"preloads_for" text COLLATE "C",
	"preloads_checked_at" timestamp(3) with time zone,
	"wanted_events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes_since" bigint,
	"granted_at" timestamp(3) with time zone,
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
	"audience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"appearance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"responses_total" bigint DEFAULT 0 NOT NULL,
	"completes_total" bigint DEFAULT 0 NOT NULL,
	"responses_month" text COLLATE "C" DEFAULT '' NOT NULL,
	"responses_in_month" integer DEFAULT 0 NOT NULL,
	"refused_total" bigint DEFAULT 0 NOT NULL,
	"has_reached_limit" boolean DEFAULT false NOT NULL,
	"last_response_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"promotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"measures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"put_off_total" bigint DEFAULT 0 NOT NULL,
	"put_off_at" timestamp(3) with time zone,
	"refusal_addresses" integer,
	"refusal_addresses_at" timestamp(3) with time zone,
	"findings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"grouped_to" date,
	"themes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"found" jsonb,
	"found_begun_at" timestamp(3) with time zone,
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
CREATE TABLE "chores" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"lease_by" text COLLATE "C",
	"lease_until" timestamp(3) with time zone,
	"ran_at" timestamp(3) with time zone,
	"resume_after" text COLLATE "C"
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
CREATE INDEX "activity_by_time" ON "activity" USING btree ("store_id","at","activity_id");--> statement-breakpoint
CREATE INDEX "charges_by_time" ON "charges" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("store_id","issued_at","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active" ON "subscriptions" USING btree ("store_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_by_time" ON "subscriptions" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "usage_events_by_name" ON "usage_events" USING btree ("store_id","event_name","occurred_at");--> statement-breakpoint
CREATE INDEX "outbox_by_connection" ON "outbox" USING btree ("store_id","connection_id","seq");--> statement-breakpoint
CREATE INDEX "outbox_by_response" ON "outbox" USING btree ("store_id","survey_id","response_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("store_id","connection_id","subject","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("store_id","connection_id","subject","seq") WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX "sightings_by_time" ON "sightings" USING btree ("store_id","seen_at");--> statement-breakpoint
CREATE INDEX "follow_up_events_by_change" ON "follow_up_events" USING btree ("store_id","survey_id","change_id");--> statement-breakpoint
CREATE INDEX "follow_ups_by_time" ON "follow_ups" USING btree ("store_id","survey_id","low_at","response_id") WHERE low_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "follow_ups_by_state" ON "follow_ups" USING btree ("store_id","survey_id","state","low_at","response_id") WHERE low_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "follow_ups_by_owner" ON "follow_ups" USING btree ("store_id","survey_id","owner","state","low_at","response_id") WHERE low_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "follow_ups_by_due_day" ON "follow_ups" USING btree ("store_id","survey_id","due_on","low_at","response_id") WHERE low_at IS NOT NULL AND due_on IS NOT NULL AND state <> 'solved';--> statement-breakpoint
CREATE INDEX "follow_ups_marked" ON "follow_ups" USING btree ("store_id","survey_id") WHERE is_starred OR tags <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "images_by_content" ON "images" USING btree ("store_id","content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_by_hash" ON "api_keys" USING btree ("store_id","key_hash");--> statement-breakpoint
CREATE INDEX "response_changes_in_order" ON "response_changes" USING btree ("store_id","survey_id","changed_at","response_id");--> statement-breakpoint
CREATE INDEX "group_counters_in_group" ON "group_counters" USING btree ("store_id","survey_id","dimension","value","day");--> statement-breakpoint
CREATE UNIQUE INDEX "responses_one_each" ON "responses" USING btree ("store_id","survey_id","respondent_key");--> statement-breakpoint
CREATE INDEX "responses_by_time" ON "responses" USING btree ("store_id","survey_id","first_saved_at","response_id");--> statement-breakpoint
CREATE INDEX "responses_by_customer" ON "responses" USING btree ("store_id","customer_id") WHERE customer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "responses_by_order" ON "responses" USING btree ("store_id","order_id") WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "responses_by_checkout" ON "responses" USING btree ("store_id","checkout_token") WHERE checkout_token IS NOT NULL;--> statement-breakpoint
CREATE INDEX "responses_by_order_value" ON "responses" USING btree ("store_id","survey_id","order_currency","order_value","first_saved_at","response_id") WHERE order_value IS NOT NULL;--> statement-breakpoint
CREATE INDEX "responses_verified" ON "responses" USING btree ("store_id","survey_id","response_id","order_id") WHERE is_order_verified;--> statement-breakpoint
CREATE INDEX "responses_tests" ON "responses" USING btree ("store_id","survey_id","first_saved_at","response_id") WHERE is_test;--> statement-breakpoint
CREATE INDEX "segment_counters_in_country" ON "segment_counters" USING btree ("store_id","survey_id","country","day") WHERE cell NOT LIKE 't:%';--> statement-breakpoint
CREATE INDEX "segment_counters_of_customer" ON "segment_counters" USING btree ("store_id","survey_id","customer_type","day") WHERE cell NOT LIKE 't:%';--> statement-breakpoint
CREATE INDEX "texts_by_time" ON "texts" USING btree ("store_id","survey_id","question_id","saved_at","response_id");--> statement-breakpoint
CREATE INDEX "handoffs_by_expiry" ON "handoffs" USING btree ("store_id","expires_at");--> statement-breakpoint
CREATE INDEX "oauth_states_by_expiry" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("store_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_token_hash" ON "shares" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "shares_by_survey" ON "shares" USING btree ("store_id","survey_id","created_at");--> statement-breakpoint
CREATE INDEX "store_writes_by_owner" ON "store_writes" USING btree ("store_id","owner","kind","name");--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("store_id","checkout_token");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("store_id","placed_at");--> statement-breakpoint
CREATE INDEX "shop_domains_by_id_start" ON "shop_domains" USING btree (left("store_id", 8));--> statement-breakpoint
CREATE UNIQUE INDEX "surveys_public_id" ON "surveys" USING btree ("store_id","public_id");--> statement-breakpoint
CREATE INDEX "surveys_by_public_id_start" ON "surveys" USING btree ("store_id",left("public_id", 17));--> statement-breakpoint
CREATE INDEX "surveys_by_change" ON "surveys" USING btree ("store_id","updated_at","survey_id");--> statement-breakpoint
CREATE INDEX "surveys_by_status" ON "surveys" USING btree ("store_id","status");--> statement-breakpoint
CREATE INDEX "versions_with_split" ON "versions" USING btree ("store_id","survey_id") WHERE definition ? 'split';--> statement-breakpoint
CREATE INDEX "erasures_by_time" ON "erasures" USING btree ("store_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("store_id","unique_key");--> statement-breakpoint
CREATE INDEX "jobs_by_time" ON "jobs" USING btree ("store_id","status","run_at");--> statement-breakpoint
CREATE INDEX "webhook_receipts_by_time" ON "webhook_receipts" USING btree ("store_id","received_at");--> statement-breakpoint
-- A response is changed with each answer, and a count with each response. With room left on its page the new row needs
-- no new entries in the indexes.
ALTER TABLE "responses" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "counters" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "segment_counters" SET (fillfactor = 70);

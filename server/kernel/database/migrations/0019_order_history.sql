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
ALTER TABLE "orders" ADD COLUMN "refunded" numeric(16, 4);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_test" boolean;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "days_to_conversion" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_journey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_source" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_utm_source" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_medium" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_campaign" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_referrer" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_source" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_utm_source" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_medium" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_campaign" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_referrer" text COLLATE "C";
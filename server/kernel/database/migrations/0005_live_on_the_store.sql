CREATE TABLE "placement_sightings" (
	"store_id" text COLLATE "C" NOT NULL,
	"survey_id" text COLLATE "C" NOT NULL,
	"placement" text COLLATE "C" NOT NULL,
	"host" text COLLATE "C" DEFAULT '' NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "placement_sightings_store_id_survey_id_placement_pk" PRIMARY KEY("store_id","survey_id","placement")
);
--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "customer_orders" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_orders" integer;
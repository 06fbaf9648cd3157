CREATE TABLE "products" (
	"store_id" text COLLATE "C" NOT NULL,
	"product_id" text COLLATE "C" NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"named_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "products_store_id_product_id_pk" PRIMARY KEY("store_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "name" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lines" jsonb;
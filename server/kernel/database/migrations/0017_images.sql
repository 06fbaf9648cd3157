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
CREATE INDEX "images_by_content" ON "images" USING btree ("store_id","content_hash");
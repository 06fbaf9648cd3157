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
CREATE INDEX "versions_with_split" ON "versions" USING btree ("store_id","survey_id") WHERE definition ? 'split';
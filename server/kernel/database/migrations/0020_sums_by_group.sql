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
ALTER TABLE "surveys" ADD COLUMN "grouped_to" date;--> statement-breakpoint
CREATE INDEX "group_counters_in_group" ON "group_counters" USING btree ("store_id","survey_id","dimension","value","day");
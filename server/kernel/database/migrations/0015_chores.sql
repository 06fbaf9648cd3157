CREATE TABLE "chores" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"lease_by" text COLLATE "C",
	"lease_until" timestamp(3) with time zone,
	"ran_at" timestamp(3) with time zone
);

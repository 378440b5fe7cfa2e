CREATE TABLE "counting_settings" (
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"counting" boolean NOT NULL,
	CONSTRAINT "counting_settings_course_system_course_id_pk" PRIMARY KEY("course_system","course_id")
);
--> statement-breakpoint
CREATE TABLE "learner_days" (
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"page_id" text NOT NULL,
	"format" text NOT NULL,
	"day" text NOT NULL,
	"measure" text NOT NULL,
	"part" text NOT NULL,
	"detail" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "learner_days_key" PRIMARY KEY("course_system","course_id","page_id","format","day","measure","part","detail")
);
--> statement-breakpoint
CREATE TABLE "learner_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"page_id" text NOT NULL,
	"format" text NOT NULL,
	"visit" text NOT NULL,
	"type" text NOT NULL,
	"part" text,
	"seconds" integer,
	"answer" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "learner_events_of_piece" ON "learner_events" USING btree ("course_system","course_id","page_id","format");--> statement-breakpoint
CREATE INDEX "learner_events_visit" ON "learner_events" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "learner_events_at" ON "learner_events" USING btree ("at");
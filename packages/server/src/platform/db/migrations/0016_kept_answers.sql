CREATE TABLE "kept_answers" (
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"page_id" text NOT NULL,
	"format" text NOT NULL,
	"key" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_course_system_course_id_page_id_format_key_pk" PRIMARY KEY("course_system","course_id","page_id","format","key")
);
--> statement-breakpoint
CREATE INDEX "kept_answers_created_at" ON "kept_answers" USING btree ("created_at");
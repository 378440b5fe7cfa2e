CREATE TABLE "glossaries" (
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"revision" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "glossaries_course_system_course_id_pk" PRIMARY KEY("course_system","course_id")
);
--> statement-breakpoint
CREATE TABLE "podcast_feeds" (
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"course_name" text NOT NULL,
	"language" text,
	"token_hash" text NOT NULL,
	"token_cipher" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "podcast_feeds_course_system_course_id_pk" PRIMARY KEY("course_system","course_id"),
	CONSTRAINT "podcast_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "glossaries" ADD CONSTRAINT "glossaries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD CONSTRAINT "podcast_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "imported_courses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"language" text,
	"file_name" text NOT NULL,
	"license" text,
	"pages" jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_files" (
	"course_id" text NOT NULL,
	"path" text NOT NULL,
	"stored_as" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "imported_files_course_id_path_pk" PRIMARY KEY("course_id","path")
);
--> statement-breakpoint
CREATE TABLE "imported_pages" (
	"course_id" text NOT NULL,
	"page_id" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "imported_pages_course_id_page_id_pk" PRIMARY KEY("course_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_choices" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"voice_id" text NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_choices_user_id_role_language_pk" PRIMARY KEY("user_id","role","language")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "courses_problem" jsonb;--> statement-breakpoint
ALTER TABLE "imported_courses" ADD CONSTRAINT "imported_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_files" ADD CONSTRAINT "imported_files_course_id_imported_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."imported_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_pages" ADD CONSTRAINT "imported_pages_course_id_imported_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."imported_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_choices" ADD CONSTRAINT "voice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_courses_user" ON "imported_courses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");
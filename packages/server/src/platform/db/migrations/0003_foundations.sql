CREATE TABLE "course_pages" (
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"place" integer NOT NULL,
	"page_id" text NOT NULL,
	"title" text NOT NULL,
	"module_id" text,
	"module_name" text,
	"module_position" double precision,
	"position" double precision,
	"availability" text,
	CONSTRAINT "course_pages_course_system_course_id_place_pk" PRIMARY KEY("course_system","course_id","place")
);--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "part_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "keyed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_group_members" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_group_members" ADD COLUMN "request" jsonb;--> statement-breakpoint
ALTER TABLE "job_groups" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "base_revision" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "first_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "gaps" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "narrations" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "course_pages_page" ON "course_pages" USING btree ("course_system","course_id","page_id","place");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_saved_by" ON "document_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "document_versions_saved_at" ON "document_versions" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "documents_without_keys" ON "documents" USING btree ("id") WHERE not keyed;--> statement-breakpoint
CREATE INDEX "documents_updated_by" ON "documents" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "job_groups_by_user" ON "job_groups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_by_page" ON "jobs" USING btree ("course_system","course_id","page_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "media_by_words" ON "media" USING btree ("course_system","course_id","page_id","words");--> statement-breakpoint
CREATE INDEX "media_created_by" ON "media" USING btree ("created_by","bytes");--> statement-breakpoint
CREATE INDEX "media_created_at" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "narrations_filename" ON "narrations" USING btree ("filename");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
-- data
INSERT INTO "course_pages" ("course_system", "course_id", "place", "page_id", "title", "module_id", "module_name", "module_position", "position")
SELECT "course_system", "course_id", listed.ordinality - 1, listed.page ->> 'id', listed.page ->> 'title',
  listed.page -> 'module' ->> 'id', listed.page -> 'module' ->> 'name',
  (listed.page -> 'module' ->> 'position')::double precision, (listed.page ->> 'position')::double precision
FROM "page_lists", jsonb_array_elements("page_lists"."pages") WITH ORDINALITY AS listed(page, ordinality)
WHERE "course_system" NOT LIKE 'imported:%';--> statement-breakpoint
DELETE FROM "page_lists" WHERE "course_system" LIKE 'imported:%';--> statement-breakpoint
-- Requests from before this version have no outcome that is still to be shown.
UPDATE "job_groups" SET "seen_at" = now();--> statement-breakpoint
UPDATE "document_versions" SET
  "started_at" = "saved_at",
  "part_count" = coalesce(jsonb_array_length(coalesce("document_versions"."body"->'slides', "document_versions"."body"->'segments')), 0);--> statement-breakpoint
UPDATE "media" SET "words" = encode(sha256(convert_to(regexp_replace("audio"->>'text', '^\s+|\s+$', '', 'g'), 'UTF8')), 'hex')
WHERE "kind" = 'audio' AND "audio" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "page_lists" DROP COLUMN "pages";

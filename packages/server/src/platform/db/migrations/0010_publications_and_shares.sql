CREATE TABLE "publications" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"part_count" integer NOT NULL,
	"title" text NOT NULL,
	"language" text,
	"duration_ms" integer NOT NULL,
	"silent_parts" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
CREATE TABLE "published_narrations" (
	"document_id" uuid NOT NULL,
	"part" text NOT NULL,
	"filename" text NOT NULL,
	"host" text,
	CONSTRAINT "published_narrations_document_id_part_pk" PRIMARY KEY("document_id","part")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"course_name" text NOT NULL,
	"course_code" text NOT NULL,
	"language" text,
	"page_id" text,
	"format" text,
	"token_hash" text NOT NULL,
	"token_cipher" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"downloads" boolean NOT NULL,
	"embed_origins" jsonb NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_narrations" ADD CONSTRAINT "published_narrations_document_id_publications_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."publications"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_narrations" ADD CONSTRAINT "published_narrations_filename_media_filename_fk" FOREIGN KEY ("filename") REFERENCES "public"."media"("filename") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_published_by" ON "publications" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "published_narrations_filename" ON "published_narrations" USING btree ("filename");--> statement-breakpoint
CREATE INDEX "shares_of_course" ON "shares" USING btree ("course_system","course_id","page_id");--> statement-breakpoint
CREATE INDEX "shares_created_by" ON "shares" USING btree ("created_by");--> statement-breakpoint
INSERT INTO "publications" ("document_id", "revision", "body", "part_count", "title", "language", "duration_ms", "silent_parts", "published_at", "published_by")
SELECT "id", "revision", "body", "part_count", coalesce("body" #>> '{presentation,title}', "body" #>> '{podcast,title}', ''), coalesce("body" #>> '{presentation,language}', "body" #>> '{podcast,language}'),
	coalesce((SELECT sum(("media"."audio" ->> 'duration_ms')::numeric)::int FROM "narrations" JOIN "media" USING ("filename") WHERE "document_id" = "documents"."id" AND "part" NOT LIKE '%:%'), 0),
	0, "updated_at", "updated_by" FROM "documents" WHERE "status" = 'Completed' AND "body" IS NOT NULL AND "keyed";--> statement-breakpoint
INSERT INTO "published_narrations" ("document_id", "part", "filename", "host")
SELECT "narrations"."document_id", "part", "filename", "host" FROM "narrations" JOIN "publications" ON "publications"."document_id" = "narrations"."document_id";

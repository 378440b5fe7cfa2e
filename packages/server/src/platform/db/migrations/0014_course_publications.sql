CREATE TABLE "course_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_system" text NOT NULL,
	"course_id" text NOT NULL,
	"page_id" text NOT NULL,
	"format" text NOT NULL,
	"system_page_id" text,
	"revision" text,
	"url" text,
	"title" text NOT NULL,
	"module_name" text,
	"written_html" text DEFAULT '' NOT NULL,
	"html_above" text DEFAULT '' NOT NULL,
	"awaits_response" boolean DEFAULT false NOT NULL,
	"share_id" uuid,
	"published_revision" integer,
	"placement" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"conflict" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_publications_piece" UNIQUE("course_system","course_id","page_id","format")
);
--> statement-breakpoint
ALTER TABLE "course_publications" ADD CONSTRAINT "course_publications_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_publications" ADD CONSTRAINT "course_publications_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_publications" ADD CONSTRAINT "course_publications_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_publications_share" ON "course_publications" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "course_publications_created_by" ON "course_publications" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "course_publications_updated_by" ON "course_publications" USING btree ("updated_by");
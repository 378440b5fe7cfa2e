CREATE TABLE "page_readings" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"edited_at" timestamp with time zone,
	"page_hash" text,
	"source_hash" text,
	"revision" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_pages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_readings" ADD CONSTRAINT "page_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
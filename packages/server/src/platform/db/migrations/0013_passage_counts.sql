ALTER TABLE "page_readings" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_readings" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_readings" ADD COLUMN "added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
-- Pages that differ from their content are read again, to count what changed.
UPDATE "page_readings" SET "revision" = 0, "source_hash" = NULL WHERE "page_hash" <> "source_hash";

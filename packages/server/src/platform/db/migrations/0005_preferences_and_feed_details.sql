ALTER TABLE "podcast_feeds" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "podcast_feeds" ADD COLUMN "described_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "autosave" boolean DEFAULT true NOT NULL;
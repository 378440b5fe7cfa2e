ALTER TABLE "jobs" ADD COLUMN "problem" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "notes" jsonb;
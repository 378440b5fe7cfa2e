UPDATE "media" SET "kind" = 'clip' WHERE "kind" = 'piece';--> statement-breakpoint
UPDATE "media" SET "kind" = 'take-chunk' WHERE "kind" = 'take-piece';

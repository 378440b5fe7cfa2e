DROP INDEX "learner_events_of_piece";--> statement-breakpoint
ALTER TABLE "learner_events" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "learner_events_to_count" ON "learner_events" USING btree ("course_system","course_id","page_id","format") WHERE not counted;--> statement-breakpoint
CREATE INDEX "learner_events_to_count_at" ON "learner_events" USING btree ("at") WHERE not counted;--> statement-breakpoint
CREATE INDEX "learner_events_of_course" ON "learner_events" USING btree ("course_system","course_id");
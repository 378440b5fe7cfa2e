CREATE TABLE "written_parts" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"total" integer NOT NULL,
	"title" text NOT NULL,
	"document" text NOT NULL,
	"playable" boolean NOT NULL,
	CONSTRAINT "written_parts_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "written_parts" ADD CONSTRAINT "written_parts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
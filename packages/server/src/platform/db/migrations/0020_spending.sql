CREATE TABLE "spending" (
	"day" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" double precision NOT NULL,
	"output_tokens" double precision NOT NULL,
	"characters" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	"pages" integer NOT NULL,
	"dollars" numeric NOT NULL,
	"unpriced" integer NOT NULL,
	CONSTRAINT "spending_day_user_id_kind_provider_model_pk" PRIMARY KEY("day","user_id","kind","provider","model")
);
--> statement-breakpoint
CREATE TABLE "spending_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"user_id" uuid NOT NULL,
	"pages" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"dollars" numeric NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spending_totals" (
	"day" text NOT NULL,
	"budget" text NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"dollars" numeric DEFAULT 0 NOT NULL,
	CONSTRAINT "spending_totals_day_budget_pk" PRIMARY KEY("day","budget")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "spent_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "spent_dollars" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "spent_unpriced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spending" ADD CONSTRAINT "spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spending_by_user" ON "spending" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spending_reservations_expire" ON "spending_reservations" USING btree ("expires_at");
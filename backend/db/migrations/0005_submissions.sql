CREATE TABLE "mails" (
	"submission" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mails_submission_kind_pk" PRIMARY KEY("submission","kind")
);
--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "fields" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_files" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_files" ADD COLUMN "link_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "language" varchar(2) DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "source_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "consent_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "submissions_reference" ON "submissions" USING btree ("reference");--> statement-breakpoint
UPDATE "submissions" SET "received_at" = "created_at";--> statement-breakpoint
UPDATE "submissions" SET "fields" = "submissions"."fields" || jsonb_build_object("submission_files"."field", "submission_files"."name") FROM "submission_files" WHERE "submission_files"."submission" = "submissions"."id";--> statement-breakpoint
ALTER TABLE "submission_files" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_id_unique" UNIQUE("id");
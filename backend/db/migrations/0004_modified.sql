ALTER TABLE "entries" ADD COLUMN "modified" timestamp (0);--> statement-breakpoint
UPDATE "entries" SET "modified" = "date";--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "modified" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "modified" timestamp (0);--> statement-breakpoint
UPDATE "products" SET "modified" = "published";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "modified" SET NOT NULL;

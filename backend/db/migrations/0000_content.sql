CREATE TABLE "entries" (
	"country" varchar(3) NOT NULL,
	"id" integer NOT NULL,
	"language" varchar(2) NOT NULL,
	"translation" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"slug" text NOT NULL,
	"uri" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"date" timestamp(0) NOT NULL,
	"category" text,
	"image" integer,
	"tags" integer[] NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "entries_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"country" varchar(3) NOT NULL,
	"id" integer NOT NULL,
	"language" varchar(2) NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"alt_text" text NOT NULL,
	"mime_type" text NOT NULL,
	"path" text NOT NULL,
	"file" text NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "media_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"country" varchar(3) NOT NULL,
	"id" integer NOT NULL,
	"language" varchar(2) NOT NULL,
	"location" text NOT NULL,
	"parent" integer NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"path" text NOT NULL,
	"image" integer,
	"is_brand_section" boolean NOT NULL,
	CONSTRAINT "menu_items_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "product_terms" (
	"country" varchar(3) NOT NULL,
	"term" integer NOT NULL,
	"product" integer NOT NULL,
	"menu_order" integer NOT NULL,
	"published" timestamp(0) NOT NULL,
	CONSTRAINT "product_terms_country_term_product_pk" PRIMARY KEY("country","term","product")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"country" varchar(3) NOT NULL,
	"id" integer NOT NULL,
	"language" varchar(2) NOT NULL,
	"translation" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"menu_order" integer NOT NULL,
	"published" timestamp(0) NOT NULL,
	"image" integer,
	"gallery" integer[] NOT NULL,
	"categories" integer[] NOT NULL,
	"tags" integer[] NOT NULL,
	"ingredients" integer[] NOT NULL,
	"related" integer[] NOT NULL,
	"meta" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "products_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "variations" (
	"country" varchar(3) NOT NULL,
	"id" integer NOT NULL,
	"product" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image" integer,
	"attributes" jsonb NOT NULL,
	"meta" jsonb NOT NULL,
	CONSTRAINT "variations_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"submission" integer NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "submission_files_submission_field_pk" PRIMARY KEY("submission","field")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"country" varchar(3) NOT NULL,
	"form" text NOT NULL,
	"fields" jsonb NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"country" varchar(3) NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscribers_country_email_pk" PRIMARY KEY("country","email")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"country" varchar(3) NOT NULL,
	"id" integer NOT NULL,
	"language" varchar(2) NOT NULL,
	"translation" integer NOT NULL,
	"taxonomy" text NOT NULL,
	"parent" integer NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image" integer,
	"count" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "terms_country_id_pk" PRIMARY KEY("country","id")
);
--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_list" ON "entries" USING btree ("country","type","language","date","id");--> statement-breakpoint
CREATE INDEX "entries_slug" ON "entries" USING btree ("country","type","slug");--> statement-breakpoint
CREATE INDEX "entries_uri" ON "entries" USING btree ("country","uri");--> statement-breakpoint
CREATE INDEX "entries_translation" ON "entries" USING btree ("country","translation");--> statement-breakpoint
CREATE INDEX "media_slug" ON "media" USING btree ("country","slug");--> statement-breakpoint
CREATE INDEX "media_path" ON "media" USING btree ("country","path");--> statement-breakpoint
CREATE INDEX "menu_items_list" ON "menu_items" USING btree ("country","language","location","position");--> statement-breakpoint
CREATE INDEX "menu_items_parent" ON "menu_items" USING btree ("country","parent","position");--> statement-breakpoint
CREATE INDEX "product_terms_order" ON "product_terms" USING btree ("country","term","menu_order","product");--> statement-breakpoint
CREATE INDEX "product_terms_newest" ON "product_terms" USING btree ("country","term","published","product");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("country","language","published","id");--> statement-breakpoint
CREATE INDEX "products_order" ON "products" USING btree ("country","language","menu_order","id");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("country","language","name","id");--> statement-breakpoint
CREATE INDEX "products_slug" ON "products" USING btree ("country","slug");--> statement-breakpoint
CREATE INDEX "variations_product" ON "variations" USING btree ("country","product","id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_once" ON "submissions" USING btree ("country","form","idempotency_key");--> statement-breakpoint
CREATE INDEX "submissions_form" ON "submissions" USING btree ("form","created_at");--> statement-breakpoint
CREATE INDEX "terms_list" ON "terms" USING btree ("country","taxonomy","language","position");--> statement-breakpoint
CREATE INDEX "terms_slug" ON "terms" USING btree ("country","taxonomy","slug");--> statement-breakpoint
CREATE INDEX "terms_parent" ON "terms" USING btree ("country","parent","position");--> statement-breakpoint
CREATE INDEX "terms_translation" ON "terms" USING btree ("country","translation");
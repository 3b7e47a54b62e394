-- The search tables are made from the content: whatever an earlier shape of them holds is made again by the next seeding.
DROP TABLE IF EXISTS "search_documents", "search_words";--> statement-breakpoint
DELETE FROM "seed_state";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Arabic words are stemmed as Arabic, Latin ones as English.
CREATE TEXT SEARCH CONFIGURATION bilingual (COPY = arabic);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION bilingual ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH english_stem;--> statement-breakpoint
CREATE TABLE "search_documents" (
	"country" varchar(3) NOT NULL,
	"language" varchar(2) NOT NULL,
	"kind" text NOT NULL,
	"node" integer NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"words" text NOT NULL,
	"body" text NOT NULL,
	"called" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', place) || setweight(to_tsvector('bilingual', name), 'A') || setweight(to_tsvector('bilingual', brand), 'B')) STORED,
	"about" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', place) || setweight(to_tsvector('bilingual', name), 'A') || setweight(to_tsvector('bilingual', brand), 'B') || setweight(to_tsvector('bilingual', words), 'C')) STORED,
	"full" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', place) || setweight(to_tsvector('bilingual', name), 'A') || setweight(to_tsvector('bilingual', brand), 'B') || setweight(to_tsvector('bilingual', words), 'C') || to_tsvector('bilingual', body)) STORED,
	CONSTRAINT "search_documents_country_language_kind_node_pk" PRIMARY KEY("country","language","kind","node")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_called" ON "search_documents" USING gin ("called");--> statement-breakpoint
CREATE INDEX "search_documents_about" ON "search_documents" USING gin ("about");--> statement-breakpoint
CREATE INDEX "search_documents_full" ON "search_documents" USING gin ("full");
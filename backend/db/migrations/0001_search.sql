CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_documents" (
	"country" varchar(3) NOT NULL,
	"language" varchar(2) NOT NULL,
	"kind" text NOT NULL,
	"node" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"words" text NOT NULL,
	"body" text NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('arabic', name), 'A') || setweight(to_tsvector('arabic', brand), 'B') || setweight(to_tsvector('arabic', words), 'C') || setweight(to_tsvector('arabic', body), 'D')) STORED,
	CONSTRAINT "search_documents_country_language_kind_node_pk" PRIMARY KEY("country","language","kind","node")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
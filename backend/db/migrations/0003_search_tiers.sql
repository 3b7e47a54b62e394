TRUNCATE "search_documents";--> statement-breakpoint
DELETE FROM "seed_state";--> statement-breakpoint
DROP INDEX "search_words_trigrams";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "place" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "called" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', place) || setweight(to_tsvector('arabic', name), 'A') || setweight(to_tsvector('arabic', brand), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "about" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', place) || setweight(to_tsvector('arabic', name), 'A') || setweight(to_tsvector('arabic', brand), 'B') || setweight(to_tsvector('arabic', words), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "full" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', place) || setweight(to_tsvector('arabic', name), 'A') || setweight(to_tsvector('arabic', brand), 'B') || setweight(to_tsvector('arabic', words), 'C') || to_tsvector('arabic', body)) STORED;--> statement-breakpoint
CREATE INDEX "search_documents_called" ON "search_documents" USING gin ("called");--> statement-breakpoint
CREATE INDEX "search_documents_about" ON "search_documents" USING gin ("about");--> statement-breakpoint
CREATE INDEX "search_documents_full" ON "search_documents" USING gin ("full");
DROP INDEX "search_documents_vector";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "vector";
-- lz4 stores a body in a fraction of the time of PostgreSQL's own compression, and other saves wait for it. Bodies that
-- are stored already stay as they are. The embedded database and some servers are built without lz4.
DO $$ BEGIN
  ALTER TABLE "documents" ALTER COLUMN "body" SET COMPRESSION lz4;
  ALTER TABLE "document_versions" ALTER COLUMN "body" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  NULL;
END $$;

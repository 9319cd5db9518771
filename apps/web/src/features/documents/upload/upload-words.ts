export const UPLOADED = "Document Uploaded & Saved";
export const UPLOAD_FAILED =
  "Error uploading document. Possibly a network error or the file is off-line.";

-- Rows that every band shares. Their ids are part of the product: later migrations may add rows and never renumber them.

INSERT INTO bandstand.genres (id, sequence, name)
SELECT place, place, name FROM unnest(ARRAY[
  'Rock', 'Pop', 'Blues', 'Jazz', 'Folk', 'Country', 'Soul', 'Funk', 'Reggae', 'Metal', 'Punk', 'Indie', 'Electronic',
  'Hip-Hop', 'Latin', 'Classical', 'Worship', 'Ska', 'Disco', 'R&B', 'Other'
]) WITH ORDINALITY g (name, place);--> statement-breakpoint

INSERT INTO bandstand.song_statuses (id, sequence, tag, name, color) VALUES
  (1, 1, 'N', 'Possible', 'purple'),
  (2, 2, 'P', 'WIP', 'blue'),
  (3, 3, 'C', 'Current', 'green'),
  (4, 4, 'H', 'Hold', 'orange'),
  (5, 5, 'R', 'Retired', 'grey');--> statement-breakpoint

INSERT INTO bandstand.roles (id, sequence, tag, name) VALUES
  (1, 1, 'M', 'Member'),
  (2, 2, 'MD', 'Deputy'),
  (3, 3, 'H', 'Helper'),
  (4, 4, 'HM', 'Merchandise'),
  (5, 5, 'HR', 'Road Crew'),
  (6, 6, 'BM', 'Band Manager'),
  (7, 7, 'TS', 'Technical & Sound'),
  (8, 8, 'MP', 'Music Producer'),
  (9, 9, 'EX', 'Ex-Member');--> statement-breakpoint

INSERT INTO bandstand.document_types (id, sequence, name, icon, mask) VALUES
  (2, 1, 'Contract', 'gavel', 'BVE'),
  (3, 2, 'Rider', 'checklist', 'BVE'),
  (4, 3, 'Stage Plot', 'map', 'BVE'),
  (5, 4, 'Invoice', 'receipt_long', 'BE'),
  (6, 5, 'Poster', 'campaign', 'BE'),
  (7, 6, 'Insurance', 'verified_user', 'B'),
  (8, 7, 'Setlist', 'queue_music', 'BE'),
  (9, 8, 'Chart', 'music_note', 'S'),
  (10, 9, 'Lyrics', 'lyrics', 'S'),
  (11, 10, 'Press', 'newspaper', 'BE'),
  (12, 11, 'Photo', 'photo_camera', 'BSVE'),
  (1, 12, 'Other', 'description', 'BSVE');--> statement-breakpoint

INSERT INTO bandstand.file_types (extension, name, icon, color) VALUES
  ('doc', 'Word document', 'article', 'blue'),
  ('docx', 'Word document', 'article', 'blue'),
  ('xls', 'Excel workbook', 'table_chart', 'green'),
  ('xlsx', 'Excel workbook', 'table_chart', 'green'),
  ('pdf', 'PDF', 'picture_as_pdf', 'deepOrange'),
  ('png', 'PNG image', 'image', 'purple'),
  ('jpg', 'JPEG image', 'image', 'purple'),
  ('jpeg', 'JPEG image', 'image', 'purple'),
  ('gif', 'GIF image', 'image', 'purple'),
  ('tif', 'TIFF image', 'image', 'purple'),
  ('msg', 'Outlook message', 'mail', 'indigo');--> statement-breakpoint

INSERT INTO bandstand.event_types (id, sequence, tag, name, public_performance, color) VALUES
  (1, 1, 'G', 'Gig', true, 'deepPurple'),
  (2, 2, 'RH', 'Rehearsal', false, 'teal');--> statement-breakpoint

INSERT INTO bandstand.event_statuses (id, sequence, tag, name, color) VALUES
  (1, 1, 'P', 'Provisional', 'orange'),
  (2, 2, 'C', 'Confirmed', 'green'),
  (3, 3, 'X', 'Cancelled', 'grey');--> statement-breakpoint

INSERT INTO bandstand.venue_types (id, sequence, name, performing) VALUES
  (1, 1, 'Pub', true),
  (2, 2, 'Club', true),
  (3, 3, 'Theatre', true),
  (4, 4, 'Festival', true),
  (5, 5, 'Function Venue', true),
  (6, 6, 'Arts Centre', true),
  (7, 7, 'Private Party', true),
  (8, 8, 'Outdoor', true),
  (9, 9, 'Rehearsal Studio', false),
  (10, 10, 'Recording Studio', false),
  (11, 11, 'Other', false);--> statement-breakpoint

INSERT INTO bandstand.venue_statuses (id, sequence, tag, name, color) VALUES
  (1, 1, 'PL', 'Planned', 'green'),
  (2, 2, 'RC', 'Recent', 'blue'),
  (3, 3, 'OL', 'Older', 'grey');--> statement-breakpoint

INSERT INTO bandstand.setlist_sections (id, sequence, name) VALUES
  (1, 1, 'First Set'),
  (2, 2, 'Second Set'),
  (3, 3, 'Third Set'),
  (4, 4, 'Encore');--> statement-breakpoint

INSERT INTO bandstand.menus (id, sequence, title, switchable) VALUES
  (1, 1, 'Home', true),
  (2, 2, 'Music', true),
  (3, 3, 'Diary', true),
  (4, 4, 'Band', true);--> statement-breakpoint

INSERT INTO bandstand.menu_options (id, sequence, menu_id, tag, title, default_priv, switchable) VALUES
  (1, 1, 1, 'DB', 'Dashboard', 'R', true),
  (2, 2, 2, 'SO', 'Songs', 'R', true),
  (3, 3, 2, 'SL', 'Set Lists', 'R', true),
  (4, 4, 3, 'EV', 'Events', 'R', true),
  (5, 5, 3, 'VN', 'Venues', 'R', true),
  (6, 6, 4, 'BU', 'Band Members', 'H', true),
  (7, 7, 4, 'OD', 'Documents', 'R', true),
  (8, 8, 4, 'FL', 'Followers', 'H', true);

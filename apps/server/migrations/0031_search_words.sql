-- What is searched is compared as the lists of the web compare it (`text-search.ts` of the domain): without case, accents and
-- apostrophes.
CREATE FUNCTION bandstand.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case
    when octet_length(given) = char_length(given) then translate(lower(given collate bandstand.folding), '''`', '')
    else replace(replace(replace(
      translate(normalize(bandstand.plain(given), NFC), 'øłđς''`´‘’ʼ′＇', 'oldσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  end
$$;--> statement-breakpoint

-- Every word that was typed, in whatever order, each literally.
CREATE OR REPLACE FUNCTION bandstand.contains(haystack text, needle text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select haystack is not null and not exists (
    select from (select bandstand.fold(haystack) as text offset 0) as folded,
      regexp_split_to_table(bandstand.fold(needle), '\s+') as word
    where strpos(folded.text, word) = 0
  )
$$;

ALTER TABLE "bandstand"."songs" ADD COLUMN "is_chart_newer" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- Whoever wrote lyrics is told that the chart has changed since. Triggers run by their names: where both are saved at once,
-- the lyrics know of the chart.
CREATE FUNCTION bandstand.chart_is_newer() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.is_chart_newer := true;
  return new;
end
$$;--> statement-breakpoint
CREATE FUNCTION bandstand.chart_is_known() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.is_chart_newer := false;
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER chart_changes BEFORE UPDATE OF tab ON bandstand.songs FOR EACH ROW
  WHEN (old.tab IS DISTINCT FROM new.tab AND trim(coalesce(new.lyrics, '')) <> '')
  EXECUTE FUNCTION bandstand.chart_is_newer();--> statement-breakpoint
-- Saved, if only to say that they shall stay as they are.
CREATE TRIGGER chart_changes_with_lyrics BEFORE UPDATE OF lyrics ON bandstand.songs FOR EACH ROW
  EXECUTE FUNCTION bandstand.chart_is_known();

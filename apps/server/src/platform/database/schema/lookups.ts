/** Tables that every band shares and nobody edits. A migration fills them; ids are part of the product. */
import { boolean, integer, text, varchar } from "drizzle-orm/pg-core";
import { bandstand } from "./columns.ts";

const row = () => ({
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  sequence: integer("sequence").notNull(),
});

const tagged = () => ({ ...row(), tag: varchar("tag", { length: 2 }).notNull().unique() });

export const genres = bandstand.table("genres", row());

export const songStatuses = bandstand.table("song_statuses", {
  ...tagged(),
  color: text("color").notNull(),
});

export const roles = bandstand.table("roles", tagged());

/** `mask` holds one letter for each place that offers the category: B band, S song, V venue, E event. */
export const documentTypes = bandstand.table("document_types", {
  ...row(),
  icon: text("icon").notNull(),
  mask: varchar("mask", { length: 4 }).notNull(),
});

/** What an uploaded document may be, by its extension in lower case and without the dot. */
export const fileTypes = bandstand.table("file_types", {
  extension: varchar("extension", { length: 8 }).primaryKey(),
  name: text("name").notNull(),
  icon: text("icon").notNull(),
  color: text("color").notNull(),
});

export const eventTypes = bandstand.table("event_types", {
  ...tagged(),
  publicPerformance: boolean("public_performance").notNull(),
  color: text("color").notNull(),
});

export const eventStatuses = bandstand.table("event_statuses", {
  ...tagged(),
  color: text("color").notNull(),
});

export const venueTypes = bandstand.table("venue_types", {
  ...row(),
  performing: boolean("performing").notNull(),
});

/** Derived from a venue's events; no venue stores one. */
export const venueStatuses = bandstand.table("venue_statuses", {
  ...tagged(),
  color: text("color").notNull(),
});

/** 1 to 3 are the sets, 4 is the encore. */
export const setlistSections = bandstand.table("setlist_sections", row());

export const menus = bandstand.table("menus", {
  id: integer("id").primaryKey(),
  title: text("title").notNull(),
  switchable: boolean("switchable").notNull(),
  sequence: integer("sequence").notNull(),
});

/** The areas of the product that a member may be given H, R or W on; `default` is what a new member starts from. */
export const menuOptions = bandstand.table("menu_options", {
  id: integer("id").primaryKey(),
  menuId: integer("menu_id")
    .notNull()
    .references(() => menus.id),
  tag: varchar("tag", { length: 2 }).notNull().unique(),
  title: text("title").notNull(),
  default: varchar("default_priv", { length: 1, enum: ["H", "R", "W"] }).notNull(),
  switchable: boolean("switchable").notNull(),
  sequence: integer("sequence").notNull(),
});

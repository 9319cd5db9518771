import { expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";
import { row } from "../support/songs-screen.ts";

test("a song is added in four panels, which ask for what is missing, and stands in the list", async ({
  page,
  administrator,
}) => {
  await signIn(page, administrator, "/song/add");
  const form = page.getByRole("form", { name: "the new song" });
  const panels = ["Details", "Song", "Content", "Chart and lyrics", "Notes", "Media"];
  for (const panel of panels) {
    await expect(form.getByRole("group", { name: panel, exact: true })).toBeVisible();
  }
  await form.getByRole("textbox", { name: "Title" }).fill("Paper Lanterns");
  await form.getByRole("textbox", { name: "Duration" }).fill("125");
  await form.getByRole("textbox", { name: "YouTube Id" }).fill("https://youtu.be/our-song");
  await form.getByRole("textbox", { name: "Notes URL" }).fill("not an address");
  await form.getByRole("button", { name: "Add Song" }).click();
  await expect(form.getByText("Please complete the missing fields")).toBeVisible();
  await expect(form.getByText("Please enter a value")).toBeVisible();
  await expect(form.getByText("Invalid YouTube URL")).toBeVisible();
  await expect(form.getByText("Please enter a web address (https://…)")).toBeVisible();

  await form.getByRole("textbox", { name: "Artist" }).fill("Kit Hollis");
  await form.getByRole("combobox", { name: "Genre" }).selectOption("Rock");
  await form.getByRole("textbox", { name: "YouTube Id" }).fill("https://youtu.be/dQw4w9WgXcQ");
  await form.getByRole("textbox", { name: "Notes URL" }).fill("https://band.example/notes");
  const adding = page.waitForRequest("**/api/addsong");
  await form.getByRole("button", { name: "Add Song" }).click();
  expect((await adding).postDataJSON()).toMatchObject({
    seconds: 125,
    youTubeId: "dQw4w9WgXcQ",
    coverImageURL: "https://band.example/notes",
  });
  await expect(page).toHaveURL(/\/songs\/index$/);
  await row(page, "Paper Lanterns").getByText("Paper Lanterns").click();
  const notes = page.getByRole("dialog").getByRole("link", { name: "https://band.example/notes" });
  await expect(notes).toHaveAttribute("href", "https://band.example/notes");
  await expect(notes).toHaveAttribute("target", "_blank");
});

test(
  "tags are made with a colour and an icon, taken from those in use, and removed",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [lanterns, train] = await addSongs(request, administrator.session, [
      { title: "Paper Lanterns" },
      { title: "Northbound Train" },
    ]);
    await signIn(page, administrator, `/song/${lanterns?.id}/edit`);
    const tags = page.getByRole("group", { name: "Tags" });
    await tags.getByRole("button", { name: "Add Tag" }).click();
    await tags.getByRole("textbox", { name: "Tag" }).fill("Encore and more");
    await expect(tags.getByRole("textbox", { name: "Tag" })).toHaveValue("Encore and");
    await tags.getByRole("textbox", { name: "Tag" }).fill("Encore");
    await tags.getByRole("radio", { name: "Purple", exact: true }).check();
    await tags.getByRole("radio", { name: "Star" }).check();
    await expectNoAxeViolationsInWholePage(page);
    await page.keyboard.press("Tab");
    await tags.getByRole("button", { name: "Add", exact: true }).click();
    await expect(tags.getByRole("button", { name: "Add Tag" })).toBeFocused();
    const saving = page.waitForRequest("**/api/savesong/*");
    await page.getByRole("button", { name: "Save" }).click();
    expect((await saving).postDataJSON()).toMatchObject({
      chips: [{ id: 1, tag: "Encore", icon: "star", color: "purple" }],
    });

    await page.goto(`/song/${train?.id}/edit`);
    await tags.getByRole("button", { name: "Add Tag" }).click();
    await tags.getByRole("button", { name: "Add Encore" }).click();
    await expect(tags.getByText("Encore")).toBeVisible();
    await tags.getByRole("button", { name: "Remove tag Encore" }).click();
    await expect(tags.getByText("Encore")).toHaveCount(0);
  },
);

test(
  "an emptied Notes URL is gone once the song is saved",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, `/song/${song?.id}/edit`);
    const notes = page.getByRole("textbox", { name: "Notes URL" });
    const save = page.getByRole("button", { name: "Save" });
    await notes.fill("https://band.example/notes");
    await save.click();
    await expect(page).toHaveURL(new RegExp(`/song/${song?.id}$`));
    await page.goto(`/song/${song?.id}/edit`);
    await notes.fill("");
    const saving = page.waitForRequest("**/api/savesong/*");
    await save.click();
    expect((await saving).postDataJSON()).toMatchObject({ coverImageURL: null });
    await page.goto(`/song/${song?.id}`);
    await expect(page.getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
    await expect(page.getByRole("link", { name: "https://band.example/notes" })).toHaveCount(0);
  },
);

test(
  "a song that the band has already is pointed out while its name is typed",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Déjà Vu", artist: "Beyoncé" }]);
    await signIn(page, administrator, "/song/add");
    await page.getByRole("textbox", { name: "Title" }).fill("deja vu");
    await expect(page.getByText("The library has this song already")).toHaveCount(0);
    await page.getByRole("textbox", { name: "Artist" }).fill("BEYONCE");
    await expect(page.getByText("The library has this song already")).toBeVisible();
    await expectNoAxeViolationsInWholePage(page);
    await page.getByRole("link", { name: "Déjà Vu, Beyoncé" }).click();
    await expect(page.getByRole("dialog", { name: "Déjà Vu" })).toBeVisible();
  },
);

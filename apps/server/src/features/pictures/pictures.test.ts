import { getBand, saveBand } from "@bandstand/contracts/bands";
import { listMembers, removeMember, saveMember } from "@bandstand/contracts/members";
import {
  removeAvatar,
  removeBandLogo,
  uploadAvatar,
  uploadBandLogo,
  uploadBandPicture,
} from "@bandstand/contracts/pictures";
import { pictureFiles } from "@bandstand/domain/pictures";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { base64, factsOf, photo, pictureOf, picturesKept } from "../../../test/pictures.ts";

const api = await testApi();
const square = await pictureOf({ width: 600, height: 600 });

async function band() {
  const { token, bandUser } = await api.newBand("The Confidants");
  const params = { id: String(bandUser.bandId) };
  const logo = (data: string, as = token) =>
    api.call(uploadBandLogo, { params, body: { data } }, as);
  const read = async () => (await api.call(getBand, { params }, token)).answer;
  return { token, bandUser, params, logo, read };
}

const fetched = async (filename: string) => {
  const response = await api.fetch(`/uploads/${filename}`);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};

describe("a picture that is sent", () => {
  it("is the band's, and open to all in each size and format, for as long as a browser keeps it", async () => {
    const { logo, read } = await band();
    const { status, answer } = await logo(base64(square));
    expect(status).toBe(200);
    expect((await read()).logoFilename).toBe(answer.filename);
    for (const filename of pictureFiles("bandLogo", answer.filename)) {
      const { response, content } = await fetched(filename);
      const [, size = "-512", extension = ""] = /(-\d+)?\.(\w+)$/.exec(filename) ?? [];
      const type = extension === "jpg" ? "jpeg" : extension;
      const side = Number(size.slice(1));
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("content-type")).toBe(`image/${type}`);
      expect(await factsOf(content)).toMatchObject({ type, width: side, height: side });
    }
  });

  it.each([
    ["with its prefix", (data: string) => `data:image/png;base64,${data}`],
    ["by a program that breaks lines", (data: string) => data.replaceAll(/(.{76})/g, "$1\r\n")],
    ["named as another kind than it is", (data: string) => `data:image/jpeg;base64,${data}`],
  ])("is taken %s", async (_, as) => {
    const { logo } = await band();
    expect((await logo(as(base64(square)))).status).toBe(200);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data"])(
    "may come as a form: %s",
    async (type) => {
      const { token, params } = await band();
      const body = type.startsWith("multipart") ? new FormData() : new URLSearchParams();
      body.set("data", base64(square));
      const path = `/api/uploadpic/bandLogo/${params.id}`;
      const response = await api.fetch(path, { method: "POST", token, body });
      expect(await response.json()).toEqual({
        filename: expect.stringMatching(/\.jpg$/) as string,
      });
    },
  );

  it("is seen in mails, on whatever site they are read", async () => {
    const { logo } = await band();
    const { answer } = await logo(base64(square));
    const { response } = await fetched(answer.filename);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("is turned upright, and tells nothing of where it was taken", async () => {
    const { token, params } = await band();
    const body = { data: base64(await photo()) };
    const { answer } = await api.call(uploadBandPicture, { params, body }, token);
    for (const filename of pictureFiles("bandPicture", answer.filename)) {
      const { content } = await fetched(filename);
      const { exif, width, height } = await factsOf(content);
      expect([exif, Math.round((width / height) * 9)]).toEqual([undefined, 16]);
      expect(content.toString("latin1")).not.toMatch(/Mira|GPS/);
    }
    const { data } = await sharp((await fetched(answer.filename)).content)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Lying on its side, red was on the left: upright it is above.
    expect([data[0], data[2]]).toEqual([expect.closeTo(255, -2), expect.closeTo(0, -2)]);
  });

  it("stays one that is seen through, where it is", async () => {
    const { logo } = await band();
    const { answer } = await logo(base64(await pictureOf({ width: 50, height: 90, alpha: 0.5 })));
    const { width, height, hasAlpha } = await factsOf((await fetched(answer.filename)).content);
    expect([width, height, hasAlpha]).toEqual([50, 50, true]);
    expect(answer.filename).toMatch(/^[0-9a-f]{40}\.png$/);
  });

  it("takes the place of the one before, whose files go", async () => {
    const { logo } = await band();
    const { answer: before } = await logo(base64(square));
    const { answer } = await logo(base64(square));
    const { files, registered } = await picturesKept(api);
    expect((await fetched(before.filename)).response.status).toBe(404);
    expect(files.filter((name) => name.startsWith(before.filename.slice(0, 40)))).toEqual([]);
    expect(files).toEqual(registered);
    expect(files).toEqual(expect.arrayContaining(pictureFiles("bandLogo", answer.filename)));
  });

  it("is whole when two are sent at once: one of them is kept, with its files alone", async () => {
    const { logo, read } = await band();
    const sent = await Promise.all([logo(base64(square)), logo(base64(square))]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const { logoFilename } = await read();
    const kept = sent.map(({ answer }) => answer.filename);
    expect(kept).toContain(logoFilename);
    const { files, registered } = await picturesKept(api);
    expect(files).toEqual(registered);
    expect(files.filter((name) => kept.some((one) => name.startsWith(one.slice(0, 40))))).toEqual(
      pictureFiles("bandLogo", logoFilename ?? "").toSorted(),
    );
  });

  it("makes no form seem out of date that is open at the time", async () => {
    const { token, params, logo, read } = await band();
    const { updatedAt } = await read();
    await logo(base64(square));
    const body = { location: "Leeds", updatedAt };
    expect((await api.call(saveBand, { params, body }, token)).status).toBe(200);
  });

  it("is taken away again, with its files", async () => {
    const { token, params, logo, read } = await band();
    const { answer } = await logo(base64(square));
    expect((await api.call(removeBandLogo, { params }, token)).status).toBe(204);
    expect((await read()).logoFilename).toBe(null);
    const { files } = await picturesKept(api);
    expect(files.filter((name) => name.startsWith(answer.filename.slice(0, 40)))).toEqual([]);
  });
});

describe("a member's picture", () => {
  const send = (id: number, token: string) =>
    api.call(uploadAvatar, { params: { id: String(id) }, body: { data: base64(square) } }, token);

  it("is theirs to give, and that of who edits members", async () => {
    const { bandUser } = await band();
    const own = await newMember(api, bandUser.bandId, {});
    const editor = await newMember(api, bandUser.bandId, { BU: "W" }, "Ed");
    const other = await newMember(api, bandUser.bandId, { BU: "R", DB: "W" }, "Kit");
    expect((await send(own.bandUserId, own.token)).status).toBe(200);
    expect((await send(own.bandUserId, editor.token)).status).toBe(200);
    expect((await send(own.bandUserId, other.token)).failure.code).toBe("no_right");
    const away = { params: { id: String(own.bandUserId) } };
    expect((await api.call(removeAvatar, away, other.token)).status).toBe(403);
    expect((await api.call(removeAvatar, away, own.token)).status).toBe(204);
  });

  it("is told with the members, whose list is another one then", async () => {
    const { token, bandUser } = await band();
    const before = await api.call(listMembers, {}, token);
    const { answer } = await send(bandUser.id, token);
    const after = await api.call(listMembers, {}, token);
    expect(after.answer[0]?.avatarFilename).toBe(answer.filename);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });

  it("makes no form seem out of date that is open at the time", async () => {
    const { token, bandUser } = await band();
    await send(bandUser.id, token);
    const body = { bandUser: { nickname: "Mo", updatedAt: bandUser.updatedAt } };
    const saved = await api.call(saveMember, { params: { id: String(bandUser.id) }, body }, token);
    expect(saved.status).toBe(200);
  });

  it("is open to nobody any more once they have left", async () => {
    const { token, bandUser } = await band();
    const member = await newMember(api, bandUser.bandId, {});
    const { answer } = await send(member.bandUserId, member.token);
    await api.call(removeMember, { params: { id: String(member.bandUserId) } }, token);
    for (const filename of pictureFiles("bandUserAvatar", answer.filename))
      expect((await fetched(filename)).response.status).toBe(404);
  });
});

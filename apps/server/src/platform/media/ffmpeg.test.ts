import { chmod, mkdir, readFile } from "node:fs/promises";
import { constants, getPriority } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { fakeFfmpeg } from "./ffmpeg.fixture.ts";
import { decode, findFfmpeg } from "./ffmpeg.ts";

const { signal } = new AbortController();

describe("finding ffmpeg", () => {
  it("takes the first program of that name on the path", async () => {
    const program = await fakeFfmpeg("exit 0");
    expect(await findFfmpeg(["/nowhere", dirname(program), "/bin"].join(delimiter))).toBe(program);
  });

  it("finds none on an empty path, or in the folder it runs in", async () => {
    expect(await findFfmpeg("")).toBeNull();
    expect(await findFfmpeg([".", ""].join(delimiter))).toBeNull();
  });

  it("passes over a folder, and over a file that is no program", async () => {
    const program = await fakeFfmpeg("exit 0");
    const folder = dirname(program);
    await chmod(program, 0o644);
    expect(await findFfmpeg(folder)).toBeNull();
    await mkdir(join(folder, "inner", "ffmpeg"), { recursive: true });
    expect(await findFfmpeg(join(folder, "inner"))).toBeNull();
  });
});

describe("decoding", () => {
  const gather = () => {
    const pieces: Buffer[] = [];
    return { pieces, onBytes: (bytes: Buffer) => pieces.push(Buffer.from(bytes)) };
  };

  it("hands over whole frames, whatever the pieces that come", async () => {
    const program = await fakeFfmpeg("printf abc; sleep 0.1; printf defgh; sleep 0.1; printf ijk");
    const { pieces, onBytes } = gather();
    expect(await decode({ program, path: "/song.mp3", onBytes, signal })).toBe(true);
    expect(Buffer.concat(pieces).toString()).toBe("abcdefgh");
    expect(pieces.every((piece) => piece.length % 4 === 0)).toBe(true);
  });

  it("names the kind of file and allows no other, and takes nothing in a name for an option", async () => {
    const program = await fakeFfmpeg('echo "$@" > "$0.args"');
    await decode({ program, path: "/a b/-i http:x.m4a", ...gather(), signal });
    const given = await readFile(`${program}.args`, "utf8");
    expect(given).toContain("-protocol_whitelist file -f mov -i file:/a b/-i http:x.m4a ");
    expect(given).toContain("-ac 2 -ar 44100 -f s16le pipe:1");
  });

  it("limits pictures, memory and length before it opens the file", async () => {
    const program = await fakeFfmpeg('echo "$@" > "$0.args"; ulimit -v > "$0.memory"');
    await decode({ program, path: "/clip.mkv", ...gather(), signal });
    const [before] = (await readFile(`${program}.args`, "utf8")).split(" -i ");
    expect(before).toContain("-threads 1 -max_pixels 9437184 -max_alloc 268435456 -t 86400");
    if (process.platform === "linux")
      expect(await readFile(`${program}.memory`, "utf8")).toBe("1572864\n");
  });

  it("is not told of anything in the server's environment but where programs are", async () => {
    const program = await fakeFfmpeg('env | sed "s/=.*//" | sort > "$0.env"');
    await decode({ program, path: "/song.mp3", ...gather(), signal });
    const names = (await readFile(`${program}.env`, "utf8")).trim().split("\n");
    // The shell that runs the script adds its own.
    const ofShell = new Set(["PWD", "OLDPWD", "SHLVL", "_"]);
    expect(names.filter((name) => !ofShell.has(name))).toEqual(["PATH"]);
  });

  it("does not begin with a file of another kind", async () => {
    const program = await fakeFfmpeg('touch "$0.ran"');
    expect(await decode({ program, path: "/list.m3u8", ...gather(), signal })).toBe(false);
    await expect(readFile(`${program}.ran`)).rejects.toThrow("ENOENT");
  });

  it("says that it failed", async () => {
    const program = await fakeFfmpeg("printf abcd; exit 1");
    expect(await decode({ program, path: "/song.mp3", ...gather(), signal })).toBe(false);
  });

  it("says so too of a program that cannot be started", async () => {
    const program = await fakeFfmpeg("exit 0");
    await chmod(program, 0o644);
    expect(await decode({ program, path: "/song.mp3", ...gather(), signal })).toBe(false);
  });

  it("ends a program that takes too long", async () => {
    const program = await fakeFfmpeg('echo $$ > "$0.pid"; exec sleep 600');
    const song = { program, path: "/song.mp3", ...gather(), signal };
    const endedAfter = async (timeout: number): Promise<string> => {
      expect(await decode({ ...song, timeout })).toBe(false);
      // It gives way to everything else: on a busy machine it may not even have begun.
      return readFile(`${program}.pid`, "utf8").catch(() => endedAfter(2 * timeout));
    };
    const pid = Number(await endedAfter(300));
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("ends the program when it is told to", async () => {
    const program = await fakeFfmpeg('echo $$ > "$0.pid"; printf abcd; exec sleep 600');
    const stop = new AbortController();
    const onBytes = () => stop.abort(new Error("the server stops"));
    await expect(
      decode({ program, path: "/song.mp3", onBytes, signal: stop.signal }),
    ).rejects.toThrow("the server stops");
    const pid = Number(await readFile(`${program}.pid`, "utf8"));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it("ends the program when what it decodes cannot be used", async () => {
    const program = await fakeFfmpeg('echo $$ > "$0.pid"; printf abcd; exec sleep 600');
    const onBytes = () => {
      throw new Error("no more room");
    };
    await expect(decode({ program, path: "/song.mp3", onBytes, signal })).rejects.toThrow(
      "no more room",
    );
    const pid = Number(await readFile(`${program}.pid`, "utf8"));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it("gives way to everything else on the machine", async () => {
    const program = await fakeFfmpeg('echo $$ > "$0.pid"; printf abcd; exec sleep 600');
    const stop = new AbortController();
    const niceness = new Promise<number>((resolve) => {
      const onBytes = async () =>
        resolve(getPriority(Number(await readFile(`${program}.pid`, "utf8"))));
      decode({
        program,
        path: "/song.mp3",
        onBytes: () => void onBytes(),
        signal: stop.signal,
      }).catch(() => undefined);
    });
    expect(await niceness).toBe(constants.priority.PRIORITY_LOW);
    stop.abort();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

import { describe, expect, it, vi } from "vitest";
import { memoryKeyValues } from "../offline/key-values.ts";
import { createCipher, type Sealed } from "./cipher.ts";
import { memorySecureStore, encryptedStore } from "./secure-store.ts";

const secret = { token: "token-1" };

function openStore(store = memoryKeyValues()) {
  return { store, secureStore: encryptedStore<typeof secret>(store, createCipher(store, crypto)) };
}

describe("a sealed secure store", () => {
  it("gives back what was written, also to the next page", async () => {
    const { secureStore, store } = openStore();
    await secureStore.write(secret);
    expect(await openStore(store).secureStore.read()).toEqual(secret);
    expect(secureStore.keeping()).toBe("sealed");
  });

  it("keeps nothing in plain text", async () => {
    const { secureStore, store } = openStore();
    await secureStore.write(secret);
    const sealed = await store.get<Sealed>("session");
    expect(new TextDecoder().decode(sealed?.data)).not.toContain("token-1");
  });

  it("has a key that no script can export", async () => {
    const { secureStore, store } = openStore();
    await secureStore.write(secret);
    const key = await store.get<CryptoKey>("key");
    expect(key?.extractable).toBe(false);
  });

  it("never uses an initialisation vector twice", async () => {
    const { secureStore, store } = openStore();
    await secureStore.write(secret);
    const first = await store.get<Sealed>("session");
    await secureStore.write(secret);
    const second = await store.get<Sealed>("session");
    expect(second?.iv).not.toEqual(first?.iv);
  });

  it("is empty once cleared", async () => {
    const { secureStore } = openStore();
    await secureStore.write(secret);
    await secureStore.clear();
    expect(await secureStore.read()).toBeNull();
  });

  it("is empty when the key is gone or another one", async () => {
    const { secureStore, store } = openStore();
    await secureStore.write(secret);
    await store.delete("key");
    expect(await secureStore.read()).toBeNull();
    await createCipher(store, crypto).seal("other");
    expect(await secureStore.read()).toBeNull();
  });

  it("is under one key when two tabs start at once", async () => {
    const store = memoryKeyValues();
    const [one, other] = [createCipher(store, crypto), createCipher(store, crypto)];
    const [here, there] = await Promise.all([one.seal("here"), other.seal("there")]);
    expect(await one.open(there)).toBe("there");
    expect(await other.open(here)).toBe("here");
  });
});

describe("a secure store in a browser that keeps nothing", () => {
  it("holds the value in memory, and says so", async () => {
    const store = memoryKeyValues();
    vi.spyOn(store, "set").mockRejectedValue(new Error("QuotaExceededError"));
    const { secureStore } = openStore(store);
    await secureStore.write(secret);
    expect(secureStore.keeping()).toBe("refused");
    expect(await secureStore.read()).toEqual(secret);
    await secureStore.clear();
    expect(await secureStore.read()).toBeNull();
  });

  it("is empty where not even reading is allowed", async () => {
    const store = memoryKeyValues();
    vi.spyOn(store, "get").mockRejectedValue(new Error("SecurityError"));
    const { secureStore } = openStore(store);
    expect(await secureStore.read()).toBeNull();
    expect(secureStore.keeping()).toBe("refused");
  });
});

describe("a secure store on an insecure address", () => {
  it("holds the value in memory", async () => {
    const secureStore = memorySecureStore<typeof secret>();
    await secureStore.write(secret);
    expect(await secureStore.read()).toEqual(secret);
    expect(secureStore.keeping()).toBe("insecure");
  });
});

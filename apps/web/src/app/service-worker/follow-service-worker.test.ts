import { describe, expect, it } from "vitest";
import { followServiceWorker, type WorkerBrowser } from "./follow-service-worker.ts";

class Worker extends EventTarget {
  state = "installing";
  told: string[] = [];
  postMessage(message: string): void {
    this.told.push(message);
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = async () => {};
  /** As the browser does once it has found another sw.js. */
  bring(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event("statechange"));
    return worker;
  }
}

class Container extends EventTarget {
  controller: object | null = null;
  registration = new Registration();
  register = async () => this.registration;
}

function browser({ controlled = true } = {}) {
  const serviceWorker = new Container();
  if (controlled) serviceWorker.controller = {};
  let reloads = 0;
  const page: WorkerBrowser = { serviceWorker, reload: () => (reloads += 1) };
  return { page, serviceWorker, reloads: () => reloads };
}

describe("a new version", () => {
  it("is offered once it lies ready, and started when it is asked for", async () => {
    const { page, serviceWorker, reloads } = browser();
    const offers: (() => void)[] = [];
    const { signal } = new AbortController();
    await followServiceWorker(page, { signal, onNewVersion: (start) => offers.push(start) });
    const worker = serviceWorker.registration.bring();
    expect(offers).toHaveLength(1);
    expect(worker.told).toEqual([]);
    offers[0]?.();
    expect(worker.told).toEqual(["activate"]);
    expect(reloads()).toBe(0);
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(reloads()).toBe(1);
  });

  it("is not spoken of where it is the first", async () => {
    const { page, serviceWorker } = browser({ controlled: false });
    const offers: unknown[] = [];
    const { signal } = new AbortController();
    await followServiceWorker(page, { signal, onNewVersion: (start) => offers.push(start) });
    serviceWorker.registration.bring();
    expect(offers).toEqual([]);
  });

  it("never reloads a page that did not ask for it", async () => {
    const { page, serviceWorker, reloads } = browser();
    const { signal } = new AbortController();
    await followServiceWorker(page, { signal, onNewVersion: () => {} });
    serviceWorker.registration.bring();
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(reloads()).toBe(0);
  });
});

describe("a browser without service workers", () => {
  it("is left in peace", async () => {
    const { signal } = new AbortController();
    const page = { serviceWorker: undefined, reload: () => {} };
    await expect(followServiceWorker(page, { signal, onNewVersion: () => {} })).resolves.toBe(
      undefined,
    );
  });
});

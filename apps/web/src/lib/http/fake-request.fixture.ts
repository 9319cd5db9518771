/** As much of an XMLHttpRequest as an upload sees. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = "";
  address = "";
  body: FormData | null = null;
  json = "";
  status = 0;
  responseText = "";
  retryAfter: string | null = null;

  open(method: string, address: string) {
    this.method = method;
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return this.retryAfter;
  }
  send(body: FormData | string) {
    if (typeof body === "string") this.json = body;
    else this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.dispatchEvent(new Event("load"));
  }
}

/** What is sent by it stays, and is answered by hand. */
export function fakeRequest() {
  const xhr = new FakeRequest();
  return { xhr, request: xhr as unknown as XMLHttpRequest };
}

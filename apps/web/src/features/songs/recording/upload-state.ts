/** The upload dialog as states: idle, loading, uploaded, and what went wrong. Pure. */

/** Where the recording comes from: this device, or a site that the server asks. */
export type UploadSource = "file" | "video";

export type UploadState =
  | { state: "idle" }
  | { state: "loading"; source: UploadSource; fileName: string; /** From 0 to 1. */ share: number }
  | { state: "uploaded"; fileName: string }
  | { state: "failed"; fileName: string; message: string };

export type UploadAction =
  | { type: "start"; source: UploadSource; fileName: string }
  | { type: "progress"; share: number }
  | { type: "done" }
  | { type: "fail"; message: string }
  | { type: "reset" };

export const IDLE: UploadState = { state: "idle" };

export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case "start":
      return { state: "loading", source: action.source, fileName: action.fileName, share: 0 };
    case "progress":
      return state.state === "loading"
        ? { ...state, share: Math.min(1, Math.max(state.share, action.share)) }
        : state;
    case "done":
      return state.state === "loading" ? { state: "uploaded", fileName: state.fileName } : state;
    case "fail":
      return state.state === "loading"
        ? { state: "failed", fileName: state.fileName, message: action.message }
        : state;
    case "reset":
      return IDLE;
    default:
      return action satisfies never;
  }
}

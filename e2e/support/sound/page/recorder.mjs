// Gives what comes in to the page, some 90 ms at a time, each with the frame of the context that it began at.
const QUANTUM = globalThis.renderQuantumSize ?? 128;
const QUANTA = 4096 / QUANTUM;

class Recorder extends AudioWorkletProcessor {
  #left = new Float32Array(QUANTUM * QUANTA);
  #right = new Float32Array(QUANTUM * QUANTA);
  #filled = 0;

  process([[left, right = left]]) {
    if (left) {
      this.#left.set(left, this.#filled);
      this.#right.set(right, this.#filled);
    } else {
      this.#left.fill(0, this.#filled, this.#filled + QUANTUM);
      this.#right.fill(0, this.#filled, this.#filled + QUANTUM);
    }
    this.#filled += QUANTUM;
    if (this.#filled === this.#left.length) {
      const from = currentFrame + QUANTUM - this.#filled;
      this.port.postMessage({ from, left: this.#left, right: this.#right });
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor("recorder", Recorder);

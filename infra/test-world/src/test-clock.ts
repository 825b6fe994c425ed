/** A clock that only moves when a test moves it. */
export class TestClock {
  #nowMs: number

  constructor(start: Date) {
    this.#nowMs = start.getTime()
  }

  readonly now = (): Date => new Date(this.#nowMs)

  set(instant: Date): void {
    this.#nowMs = instant.getTime()
  }

  advance(milliseconds: number): void {
    this.#nowMs += milliseconds
  }
}

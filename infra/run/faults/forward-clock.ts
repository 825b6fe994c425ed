/** Imported by a process under test: each SIGUSR2 sets its clock an hour forward. What measures durations goes on evenly. */
const hourMs = 3_600_000
const RealDate = Date
let aheadMs = 0

class ForwardDate extends RealDate {
  constructor(...given: unknown[]) {
    // All forms of the constructor but the empty one are independent of the clock.
    super(...((given.length === 0 ? [RealDate.now() + aheadMs] : given) as [number]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

Object.defineProperty(globalThis, 'Date', { value: ForwardDate, writable: true, configurable: true })
process.on('SIGUSR2', () => {
  aheadMs += hourMs
})

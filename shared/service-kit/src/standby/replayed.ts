/** A position in the WAL, `16/B374D848`, as a number that compares. */
export function walPosition(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** More than are taken within any lag that is allowed. */
const maxSamples = 64

/**
 * Remembers where the primary's WAL was at which moment. What a standby has replayed then says from when its data is, also while
 * nothing is written, and without a comparison of clocks.
 */
export class WrittenWal {
  #samples: { readonly atMs: number; readonly position: bigint }[] = []

  /** `atMs`: before the primary was asked, so that all that was committed until then is at or before `position`. */
  note(atMs: number, position: bigint): void {
    this.#samples = [...this.#samples, { atMs, position }].slice(-maxSamples)
  }

  /** The latest known moment whose commits a standby at `replayed` all has. */
  freshAsOf(replayed: bigint): number {
    return this.#samples.findLast(({ position }) => position <= replayed)?.atMs ?? Number.NEGATIVE_INFINITY
  }
}

/** An instant in whole seconds, as in Stripe's v1. */
export function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}

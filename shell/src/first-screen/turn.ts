/** Gives the page a turn to be drawn and pressed in, between two parts of what is done as it starts. */
export function turn(): Promise<unknown> {
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((next) => setTimeout(next))
}

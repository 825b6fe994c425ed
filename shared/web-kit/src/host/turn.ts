/** Gives the page a turn to be drawn and pressed in, between two parts of what is done as it starts; some browsers, and Node, cannot. */
export async function turn(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}

/** One channel for all topics; patterns are matched by the listeners, so that both kinds of bus behave alike. */
export const channel = 'waymark_bus'

const separator = '\n'

/** What is sent over the channel. */
export const messageOf = (topic: string, id: string | number) => `${topic}${separator}${id}`

export function readMessage(message: string): { readonly topic: string; readonly id: string } {
  const [topic = '', id = ''] = message.split(separator)
  return { topic, id }
}

/** Messages that could not be sent, each once and in order; the oldest go first when there are too many. */
export class Unsent {
  readonly #messages = new Set<string>()

  add(message: string): void {
    this.#messages.add(message)
    const [oldest] = this.#messages
    if (oldest !== undefined && this.#messages.size > 1000) this.#messages.delete(oldest)
  }

  takeAll(): readonly string[] {
    const messages = [...this.#messages]
    this.#messages.clear()
    return messages
  }
}

import { chat } from '@waymark/contracts/chat'
import { send } from '@waymark/web-kit/send'
import type { ChatClient } from './chat-client.ts'
import { OwnChatClient } from './own-chat-client.ts'

let client: ChatClient | undefined
let holders = 0

/** The one chat connection of this tab, open while somebody holds it. */
export function holdChatClient(): { readonly client: ChatClient; readonly release: () => void } {
  client ??= new OwnChatClient({ getToken: () => send(chat.getChatToken, {}) })
  holders += 1
  const release = () => {
    holders -= 1
    if (holders > 0) return
    client?.close()
    client = undefined
  }
  return { client, release }
}

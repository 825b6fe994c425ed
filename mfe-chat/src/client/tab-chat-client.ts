import { chat } from '@waymark/contracts/chat'
import { send } from '@waymark/web-kit/send'
import type { ChatClient } from './chat-client.ts'
import { OwnChatClient } from './own-chat-client.ts'
import { SwitchedChatClient } from './switched-chat-client.ts'

let client: ChatClient | undefined
let holders = 0

/** The one chat connection of this tab, open while somebody holds it. */
export function holdChatClient(): { readonly client: ChatClient; readonly release: () => void } {
  client ??= new SwitchedChatClient(openClient)
  holders += 1
  const release = () => {
    holders -= 1
    if (holders > 0) return
    client?.close()
    client = undefined
  }
  return { client, release }
}

/** The transport of the first token; Twilio's SDK is loaded only where its keys are set. */
async function openClient(): Promise<ChatClient> {
  const getToken = () => send(chat.getChatToken, {})
  const first = await getToken()
  const tokens = [first]
  const nextToken = async () => tokens.pop() ?? getToken()
  if (first.transport === 'own') return new OwnChatClient({ getToken: nextToken })
  const [{ TwilioChatClient }, { cleanPicture }] = await Promise.all([
    import('./twilio-chat-client.ts'),
    import('./clean-picture.ts'),
  ])
  return new TwilioChatClient({ getToken: nextToken, socketAddress: first.socketUrl, cleanPicture })
}

import { type ChatMessage, type ChatOperation, chatOperation } from '@waymark/contracts/chat'

export const sid = 'CH0123456789abcdef0123456789abcdef'

type Auth = { readonly id: number; readonly op: 'auth'; readonly token: string }

/** One browser's end of a socket to the server below. */
export class FakeSocket extends EventTarget {
  readyState: 0 | 1 | 2 | 3 = 0
  readonly sent: (Auth | ChatOperation)[] = []
  readonly #server: FakeChatServer

  constructor(server: FakeChatServer) {
    super()
    this.#server = server
    queueMicrotask(() => {
      if (server.isDown) return this.end(1006)
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    })
  }

  send(text: string): void {
    const frame: { readonly op?: string } = JSON.parse(text)
    const read = frame.op === 'auth' ? (frame as Auth) : chatOperation.parse(frame)
    this.sent.push(read)
    queueMicrotask(() => this.#server.receive(this, read))
  }

  close(): void {
    this.end(1000)
  }

  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  end(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    queueMicrotask(() => this.dispatchEvent(new CloseEvent('close', { code })))
  }
}

/** A chat service with one conversation, in which `user:5` (Hēmi Parata) is. It reads frames by the contract. */
export class FakeChatServer {
  readonly messages: ChatMessage[] = []
  readonly sockets: FakeSocket[] = []
  isDown = false
  lastReadIndex: number | null = null
  /** Refuses to send with this sentence. */
  refusal: string | null = null
  /** Refuses pictures alone, as while there is no connection. */
  isUploadRefused = false
  /** Whether pictures find no connection, while the socket still stands. */
  isUploadLost = false
  /** Expired tokens. */
  readonly endedTokens = new Set<string>()

  /** Stands in for the browser's `WebSocket`. */
  get Socket() {
    const connect = (): FakeSocket => {
      const socket = new FakeSocket(this)
      this.sockets.push(socket)
      return socket
    }
    return Object.assign(
      function Socket() {
        return connect()
      },
      { OPEN: 1 },
    )
  }

  /** Stands in for the browser's `XMLHttpRequest`, which uploads pictures. */
  get Upload() {
    const received = (form: FormData) => this.#receivePicture(form)
    const isLost = () => this.isUploadLost
    return class {
      readonly upload = { onprogress: (_event: object): void => undefined }
      status = 0
      responseText = ''
      onload = (): void => undefined
      onerror = (): void => undefined
      open(): void {}
      setRequestHeader(): void {}
      send(form: FormData): void {
        this.upload.onprogress({ lengthComputable: true, loaded: 40, total: 100 })
        queueMicrotask(() => {
          if (isLost()) return this.onerror()
          const answer = received(form)
          this.status = answer.httpStatusCode
          this.responseText = JSON.stringify(answer)
          this.onload()
        })
      }
    }
  }

  get newest(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('Nobody has connected.')
    return socket
  }

  /** Adds a message and sends it to the open sockets. */
  say(author: string, body: string, more: Partial<ChatMessage> = {}): ChatMessage {
    const message: ChatMessage = {
      conversationSid: sid,
      index: this.messages.length,
      author,
      authorName: author === 'user:5' ? 'Hēmi Parata' : 'Sina Leota',
      body,
      type: 'text',
      media: null,
      dateCreated: new Date().toISOString(),
      clientId: crypto.randomUUID(),
      ...more,
    }
    this.messages.push(message)
    for (const socket of this.sockets) if (socket.readyState === 1) socket.hear({ event: 'messageAdded', sid, message })
    return message
  }

  receive(socket: FakeSocket, frame: Auth | ChatOperation): void {
    if (frame.op === 'auth') {
      if (this.endedTokens.has(frame.token)) socket.end(4401)
      else socket.hear({ id: frame.id, ok: true, data: null })
      return
    }
    if (frame.sid !== sid) this.#refuse(socket, frame.id, 'not_found', 'There is no such conversation.')
    else if (frame.op === 'send' && this.refusal !== null) this.#refuse(socket, frame.id, 'rate_limited', this.refusal)
    else socket.hear({ id: frame.id, ok: true, data: this.#answer(frame) })
  }

  #receivePicture(form: FormData) {
    const [body, clientId] = [String(form.get('body')), String(form.get('clientId'))]
    const refusal = this.isUploadRefused ? 'Please wait a minute.' : this.refusal
    if (refusal !== null) {
      const error = { name: 'TooManyMessages', message: refusal }
      return { responseData: null, error, treatErrorAsInform: true, httpStatusCode: 409 }
    }
    const media = { contentType: 'image/webp', url: '/api/Chat/get-media?token=1' }
    const { index } = this.say('user:5', body, { body: body || null, type: 'media', media, clientId })
    return { responseData: { index }, error: null, treatErrorAsInform: false, httpStatusCode: 200 }
  }

  #answer(operation: ChatOperation): unknown {
    const lastIndex = this.messages.length - 1
    switch (operation.op) {
      case 'open':
        return {
          sid,
          bookingId: 41,
          joined: true,
          lastIndex,
          lastReadMessageIndex: this.lastReadIndex,
          participants: [],
        }
      case 'messages': {
        const older = this.messages.slice(0, operation.before ?? lastIndex + 1)
        return { items: older.slice(-operation.pageSize), hasOlder: older.length > operation.pageSize }
      }
      case 'subscribe':
        return { items: this.messages.slice(operation.after + 1) }
      case 'send': {
        const known = this.messages.find(({ clientId }) => clientId === operation.clientId)
        return { index: (known ?? this.say('user:5', operation.body, { clientId: operation.clientId })).index }
      }
      case 'read':
        this.lastReadIndex = operation.index
        return { unreadCount: lastIndex - operation.index }
      default:
        return null
    }
  }

  #refuse(socket: FakeSocket, id: number, code: string, message: string): void {
    socket.hear({ id, ok: false, error: { code, vendorCode: null, message } })
  }
}

import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { requestOfCall, type TestFiles } from '@waymark/test-world/request-of-call'
import * as z from 'zod/mini'

interface Asking {
  readonly as?: { readonly headers: Readonly<Record<string, string>> }
  readonly files?: TestFiles
  readonly headers?: Readonly<Record<string, string>>
}

interface MachineAnswer<Data> {
  /** 0 when nothing answered. */
  readonly status: number
  /** Undefined when it was refused, or is not what this release answers. */
  readonly data: Data | undefined
  /** The same as it came: a machine of another release leaves out what is new. */
  readonly unchecked: Partial<Data> | undefined
  /** The cookies that a browser keeps of it. */
  readonly cookies: string
}

/** Makes a call over the network, at the address of a machine or of the proxy before all of them. */
export async function askMachine<C extends Call>(
  address: string,
  call: C,
  input: InputOf<C> & Readonly<Record<string, unknown>>,
  { as, files, headers }: Asking = {},
): Promise<MachineAnswer<OutputOf<C>>> {
  const { url, payload, headers: own } = await requestOfCall(call, input, files)
  const body = Buffer.isBuffer(payload) ? new Uint8Array(payload) : JSON.stringify(payload)
  const contentType = String(own?.['content-type'] ?? 'application/json')
  const answer = await fetch(new URL(String(url), address), {
    method: call.method,
    headers: { ...(payload ? { 'content-type': contentType } : {}), ...as?.headers, ...headers },
    ...(payload ? { body } : {}),
  }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  if (!answer || text === undefined) return { status: 0, data: undefined, unchecked: undefined, cookies: '' }
  const envelope = parse(text)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  return {
    status: answer.status,
    data: z.safeParse<C['output']>(call.output, envelope?.responseData).data,
    unchecked: envelope?.responseData ?? undefined,
    cookies: cookies.join('; '),
  }
}

/** The proxy's own answers are pages. */
function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

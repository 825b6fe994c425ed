import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate } from '../limits/gate.ts'

const derive = promisify(argon2)

/** OWASP's argon2id parameters: memory in KiB, passes, lanes. */
const cost = { m: 19_456, t: 2, p: 1 } as const
const hashBytes = 32
const saltBytes = 16

// Hashing takes a core and 19 MiB each; more at once would let sign-ins starve everything else.
const gate = createGate('password checking', { maxRunning: 2, maxWaiting: 16, maxOfOne: 6 })

interface Phc {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
  readonly salt: Buffer
  readonly hash: Buffer
}

/**
 * Hashes a password (already trimmed and normalised by its contract) to a PHC string. Rejects with `Unavailable` when
 * the queue is full.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await gate.run(() =>
    tag(password, { memoryKib: cost.m, passes: cost.t, lanes: cost.p, salt, hash: Buffer.alloc(hashBytes) }),
  )
  return `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$${unpadded(salt)}$${unpadded(hash)}`
}

/**
 * Whether `password` matches the stored PHC string. Pass undefined for an unknown address: it does the same work and
 * returns false, so that timing does not reveal which addresses exist. `network` is where the attempt comes from.
 */
export async function verifyPassword(password: string, stored: string | undefined, network?: string): Promise<boolean> {
  const phc = stored === undefined ? undefined : readPhc(stored)
  const compared = phc ?? unknownPerson
  const hash = await gate.run(() => tag(password, compared), network)
  return timingSafeEqual(hash, compared.hash) && phc !== undefined
}

/** Whether a stored hash has outdated parameters and should be rehashed at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const phc = readPhc(stored)
  return !phc || phc.memoryKib !== cost.m || phc.passes !== cost.t || phc.lanes !== cost.p
}

const unknownPerson: Phc = {
  memoryKib: cost.m,
  passes: cost.t,
  lanes: cost.p,
  salt: randomBytes(saltBytes),
  hash: randomBytes(hashBytes),
}

function tag(password: string, phc: Phc): Promise<Buffer> {
  return derive('argon2id', {
    message: password,
    nonce: phc.salt,
    memory: phc.memoryKib,
    passes: phc.passes,
    parallelism: phc.lanes,
    tagLength: phc.hash.length,
  })
}

function readPhc(stored: string): Phc | undefined {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!found) return undefined
  const [, memory, passes, lanes, salt = '', hash = ''] = found
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

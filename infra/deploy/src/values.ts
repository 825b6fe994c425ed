import { readFileSync } from 'node:fs'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { parse } from 'yaml'
import * as z from 'zod'

/** What a container runs: the gateway, or one service. */
export type PartName = 'gateway' | ServiceName
export const partNames = ['gateway', ...serviceNames] as const satisfies readonly PartName[]

const host = z.string().regex(/^[a-z0-9.-]+$/, 'a host such as database.internal')
const amount = z.string().regex(/^\d+(\.\d+)?(m|Mi|Gi)?$/, 'an amount such as 250m or 512Mi')
const machine = z.strictObject({ host, port: z.int().min(1).max(65_535) })
const size = z.strictObject({
  /** Replicas: this many always, and up to this many under load. */
  min: z.int().min(1).max(500),
  max: z.int().min(1).max(500),
  cpu: amount,
  memory: amount,
})

const sizes = {
  gateway: { min: 2, max: 12, cpu: '500m', memory: '384Mi' },
  identity: { min: 2, max: 6, cpu: '250m', memory: '256Mi' },
  provider: { min: 2, max: 6, cpu: '250m', memory: '256Mi' },
  booking: { min: 2, max: 12, cpu: '500m', memory: '384Mi' },
  map: { min: 2, max: 8, cpu: '500m', memory: '384Mi' },
  admin: { min: 2, max: 3, cpu: '100m', memory: '256Mi' },
  chat: { min: 2, max: 8, cpu: '250m', memory: '256Mi' },
  notify: { min: 2, max: 6, cpu: '250m', memory: '256Mi' },
} as const satisfies Record<PartName, z.infer<typeof size>>

const schema = z.strictObject({
  /** The image that the Containerfile makes, with its tag or digest. */
  image: z.string().regex(/^\S+[:@]\S+$/, 'an image with its tag or digest'),
  namespace: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .default('waymark'),
  /** The address that people use. */
  publicUrl: z.url({ protocol: /^https$/, error: 'an address such as https://waymark.example' }),
  /** PostgreSQL; its administrator's address is a secret of the migration alone. */
  database: machine.extend({
    name: z.string().default('waymark'),
    tls: z.boolean().default(true),
    /** Hot standbys, to which public reads go. */
    replicas: z.array(machine).default([]),
  }),
  /** Without a host, the whole address with its password is the secret's REDIS_URL. */
  redis: machine.partial({ host: true }).extend({ tls: z.boolean().default(false) }),
  files: z.strictObject({ bucket: z.string(), region: z.string(), endpoint: z.url().optional() }),
  ingress: z
    .strictObject({ className: z.string(), namespace: z.string(), tlsSecret: z.string() })
    .default({ className: 'nginx', namespace: 'ingress-nginx', tlsSecret: 'waymark-tls' }),
  /** Proxies in front of the gateway that say whom they forward: the ingress, and a CDN where there is one. */
  proxyHops: z.int().min(1).max(10).default(1),
  /** The namespace whose pods may read `/metrics`. */
  monitoringNamespace: z.string().default('monitoring'),
  /** Further settings of every part, such as `OLD_HOSTS`; secrets belong to the secret `waymark`. */
  settings: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string()).default({}),
  /** Where a part differs from the usual. */
  parts: z.partialRecord(z.enum(partNames), size.partial()).default({}),
})

export type Values = Omit<z.infer<typeof schema>, 'parts'> & {
  readonly parts: Readonly<Record<PartName, z.infer<typeof size>>>
}

/** Reads a file of values. Throws `CannotStart` with one sentence that names everything wrong. */
export function readValues(file: string): Values {
  return parseValues(parse(readFileSync(file, 'utf8')))
}

export function parseValues(input: unknown): Values {
  const read = schema.safeParse(input)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
    throw new CannotStart(`The values will not do. ${wrong.join('; ')}.`)
  }
  const parts = Object.fromEntries(
    partNames.map((name) => [name, { ...sizes[name], ...read.data.parts[name] }]),
  ) as Values['parts']
  const reversed = partNames.filter((name) => parts[name].max < parts[name].min)
  if (reversed.length > 0) throw new CannotStart(`The values will not do. max is below min: ${reversed.join(', ')}.`)
  return { ...read.data, parts }
}

import { serviceNames } from '@waymark/contracts/service-names'
import { readGatewayConfig } from '@waymark/gateway-service/config'
import { addressAs, rolePassword } from '@waymark/service-kit/database-address'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import type { PodSpec } from 'kubernetes-types/core/v1'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { asYaml, migrationManifests, partManifests } from '../src/manifests/manifests.ts'
import { migrationOf } from '../src/manifests/migration.ts'
import { networkPolicyOf } from '../src/manifests/network.ts'
import { autoscalerOf, deploymentOf, disruptionBudgetOf, serviceOf } from '../src/manifests/part.ts'
import { roleSecretsOf } from '../src/manifests/role-passwords.ts'
import { settingsOf } from '../src/manifests/settings.ts'
import { parseValues, partNames, readValues } from '../src/values.ts'

const values = readValues(new URL('../values.example.yaml', import.meta.url).pathname)
const databaseSecret = 'another secret of at least 32 characters.'
const secret = { WAYMARK_SECRET: 'a secret of at least 32 characters.' }

describe.each(partNames)('%s', (part) => {
  const { spec } = deploymentOf(values, part)
  const pod = spec?.template

  it('has settings that its program reads', () => {
    const settings = { ...settingsOf(values, part), ...secret }
    const { database, standbys, bucket, sharesLimits, publicUrl, redisUrl } = readProcessConfig(settings)
    expect([
      database.host,
      database.port,
      standbys?.map(({ host }) => host),
      database.ssl,
      bucket?.bucket,
      sharesLimits,
      publicUrl.host,
      redisUrl,
    ]).toEqual([
      'database.internal',
      5432,
      ['standby.internal'],
      { rejectUnauthorized: true },
      'waymark-files',
      true,
      'waymark.example',
      'redis://redis.internal:6379',
    ])
    const gateway = readGatewayConfig(settings, '/')
    expect(gateway.proxyHops).toBe(part === 'gateway' ? 2 : 3)
    expect([...gateway.upstreams.keys()]).toEqual(part === 'gateway' ? serviceNames : [])
  })

  it('is found by what refers to it', () => {
    const labels = pod?.metadata?.labels
    expect(spec?.selector.matchLabels).toEqual(labels)
    expect(serviceOf(values, part).spec?.selector).toEqual(labels)
    expect(disruptionBudgetOf(values, part).spec?.selector?.matchLabels).toEqual(labels)
    expect(networkPolicyOf(values, part).spec?.podSelector?.matchLabels).toEqual(labels)
    expect(autoscalerOf(values, part).spec?.scaleTargetRef.name).toBe(deploymentOf(values, part).metadata?.name)
  })

  it('holds no secret in its settings, and takes them from the files of one', () => {
    const names = pod?.spec?.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)) ?? []
    expect(names.filter((name) => /SECRET|PASSWORD|KEY|TOKEN/.test(name))).toEqual(['SECRETS_DIR'])
    expect(secretsOf(pod?.spec)).toEqual(['waymark', `waymark-${part}`])
  })

  it('has time to drain before it is ended', () => {
    const drainMs = Number(settingsOf(values, part).DRAIN_MS)
    expect(pod?.spec?.terminationGracePeriodSeconds).toBeGreaterThan(drainMs / 1000 + 25)
  })
})

it('leaves out the address of a Redis that has a password, which is a secret', () => {
  const settings = settingsOf(parseValues({ ...example, redis: { port: 6379 } }), 'booking')
  expect(settings).not.toHaveProperty('REDIS_URL')
})

it('the gateway forwards to the services by their names in the cluster', () => {
  const { upstreams } = readGatewayConfig(settingsOf(values, 'gateway'), '/')
  for (const name of serviceNames)
    expect(upstreams.get(name)).toBe(`http://${serviceOf(values, name).metadata?.name}:8080`)
})

it.each(serviceNames)('%s is called by the gateway and the monitoring alone, and calls no service', (name) => {
  const { spec } = networkPolicyOf(values, name)
  expect(spec?.ingress?.flatMap(({ from }) => from)).toEqual([
    { podSelector: { matchLabels: deploymentOf(values, 'gateway').spec?.selector.matchLabels } },
    { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
  ])
  expect(spec?.egress?.flatMap(({ ports = [] }) => ports.map(({ port }) => port))).not.toContain(8080)
})

it('the migration alone has the secret with the administrator’s address; each image has its own job', () => {
  const pod = migrationOf(values).spec?.template.spec
  expect(secretsOf(pod)).toEqual(['waymark-migration'])
  expect(pod?.containers[0]?.env?.map(({ name }) => name)).not.toContain('DATABASE_URL')
  const next = migrationOf({ ...values, image: 'registry.example/waymark:2' })
  expect(next.metadata?.name).not.toBe(migrationOf(values).metadata?.name)
})

it('the secret of a part has the passwords of its own roles, and a process with it knows no other', () => {
  const passwords = new Map(
    roleSecretsOf(values, databaseSecret).map(({ metadata, stringData }) => [
      metadata?.name,
      stringData?.ROLE_PASSWORDS,
    ]),
  )
  const rolesIn = (text = '') => text.split(' ').map((entry) => entry.split(':')[0])
  expect(rolesIn(passwords.get('waymark-gateway'))).toEqual(['waymark_shared'])
  for (const name of serviceNames)
    expect(rolesIn(passwords.get(`waymark-${name}`))).toEqual(['waymark_shared', `waymark_${name}`])

  const settings = { ...settingsOf(values, 'booking'), ...secret, ROLE_PASSWORDS: passwords.get('waymark-booking') }
  const { database, roleLogins = '' } = readProcessConfig(settings)
  expect(addressAs(database, 'waymark_booking', roleLogins).password).toBe(
    rolePassword(databaseSecret, 'waymark_booking'),
  )
  expect(() => addressAs(database, 'waymark_identity', roleLogins)).toThrow(
    'Cannot start: ROLE_PASSWORDS lacks the password of waymark_identity.',
  )
})

it('prints every object as a document of its own', () => {
  for (const objects of [migrationManifests(values), partManifests(values)]) {
    const printed = parseAllDocuments(asYaml(objects)).map((document) => document.toJS() as unknown)
    expect(printed).toEqual(JSON.parse(JSON.stringify(objects)))
  }
})

it.each([
  [{ image: 'waymark' }, /image: an image with its tag or digest/],
  [{ publicUrl: 'http://waymark.example' }, /publicUrl: an address such as/],
  [{ parts: { booking: { min: 30 } } }, /max is below min: booking/],
  [{ parts: { kitchen: { min: 1 } } }, /parts/],
  [{ replicas: 3 }, /replicas/],
])('refuses values that will not do: %j', (wrong, sentence) => {
  expect(() => parseValues({ ...example, ...wrong })).toThrow(sentence)
})

const example = {
  image: 'registry.example/waymark:1',
  publicUrl: 'https://waymark.example',
  database: { host: 'database.internal', port: 5432 },
  redis: { host: 'redis.internal', port: 6379 },
  files: { bucket: 'waymark-files', region: 'ap-southeast-2' },
}

/** The secrets whose files a pod has. */
function secretsOf(pod: PodSpec | undefined) {
  return pod?.volumes?.flatMap(({ projected }) => projected?.sources?.map(({ secret }) => secret?.name) ?? [])
}

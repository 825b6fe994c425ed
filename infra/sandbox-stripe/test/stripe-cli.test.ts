import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccount, startTestSandbox, type TestSandbox } from './test-sandbox.ts'

const run = promisify(execFile)

let world: TestSandbox
let home: string

beforeAll(async () => {
  world = await startTestSandbox()
  home = mkdtempSync(join(tmpdir(), 'waymark-stripe-cli-'))
})
afterAll(async () => {
  rmSync(home, { recursive: true, force: true })
  await world.close()
})

const checkout = {
  mode: 'payment',
  ui_mode: 'hosted_page',
  client_reference_id: '41',
  line_items: [
    { quantity: 2, price_data: { currency: 'nzd', unit_amount: 2400, product_data: { name: 'Clay evening' } } },
  ],
  success_url: 'http://localhost:8080/done',
  cancel_url: 'http://localhost:8080/closed',
}

/** How a fixture refers to the id of an earlier one. */
const idOf = (name: string) => `\${${name}:id}`

/** What Stripe's own command line does with the sandbox: another client than the SDK that the suite is written with. */
const fixtures = {
  _meta: { template_version: 0 },
  fixtures: [
    { name: 'session', path: '/v1/checkout/sessions', method: 'post', params: checkout },
    { name: 'read', path: `/v1/checkout/sessions/${idOf('session')}`, method: 'get' },
    { name: 'expired', path: `/v1/checkout/sessions/${idOf('read')}/expire`, method: 'post' },
    {
      name: 'again',
      path: `/v1/checkout/sessions/${idOf('session')}/expire`,
      method: 'post',
      expected_error_type: 'invalid_request_error',
    },
    {
      name: 'unknown',
      path: '/v1/refunds',
      method: 'post',
      params: { payment_intent: 'pi_none' },
      expected_error_type: 'invalid_request_error',
    },
  ],
}

test("Stripe's own command line opens, reads and ends a checkout of a connected account", async () => {
  const file = join(home, 'fixtures.json')
  writeFileSync(file, JSON.stringify(fixtures))
  const require = createRequire(import.meta.url)
  const shim = join(dirname(require.resolve('@stripe/cli/package.json')), 'bin/shim.js')
  const { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: key } = world.sandbox.env
  const args = ['fixtures', '--api-base', base, '--stripe-account', demoAccount, file]
  const { stdout, stderr } = await run(process.execPath, [shim, ...args], {
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, STRIPE_API_KEY: key, STRIPE_CLI_TELEMETRY_OPTOUT: '1' },
    timeout: 30_000,
  })
  expect(`${stdout}${stderr}`).toContain('unknown')
  await expect
    .poll(() => world.delivered.map(({ payload }) => JSON.parse(payload).type))
    .toContain('checkout.session.expired')
})

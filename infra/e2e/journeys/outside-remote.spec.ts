import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOutsideRemote, type OutsideRemote } from '../fixtures/outside-remote.ts'
import { test as base } from '../fixtures/own-suite.ts'
import { expect, expectAccessible } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'

const test = base.extend<object, { reports: OutsideRemote }>({
  reports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const remote = await createOutsideRemote()
      await use(remote)
      remote.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  suiteEnv: [async ({ reports }, use) => use({ WAYMARK_REMOTE_ORIGINS: reports.origin }), { scope: 'worker' }],
})

test('a team with its own repository adds a remote to a suite that runs, releases it again and rolls it back', async ({
  as,
  reports,
  suite,
}) => {
  test.setTimeout(180_000)
  await reports.runTool('typescript/bin/tsc', '--noEmit')
  await reports.runTool('vitest/vitest.mjs', 'run')
  await reports.release('1.0.0')

  const page = await as('individual')
  const { menu, title } = new AppFrame(page)
  await page.goto('/reports/notices')
  await expect(title).toHaveText('Ooops!')

  const file = join(suite.dataDir, 'remotes.json')
  const { remotes } = JSON.parse(readFileSync(file, 'utf8'))
  const list = (version: string) => {
    const entry = {
      name: 'mfe_reports',
      manifest: `${reports.origin}/${version}/mf-manifest.json`,
      version,
      addresses: [{ prefix: '/reports', layout: 'dashboard' }],
      declares: JSON.parse(readFileSync(join(reports.folder, 'remote.json'), 'utf8')),
    }
    writeFileSync(file, JSON.stringify({ remotes: [...remotes, entry] }))
  }
  list('1.0.0')
  await page.goto('/dashboard')
  await menu.getByRole('link', { name: 'All notices' }).click()
  await expect(page).toHaveURL('/reports/notices')
  await expect(title).toHaveText('All notices')
  await expectAccessible(page)
  const answer = await page.goto('/reports/notices')
  expect(answer?.status()).toBe(200)
  await expect(title).toHaveText('All notices')

  const register = join(reports.folder, 'src/register.tsx')
  writeFileSync(register, readFileSync(register, 'utf8').replaceAll('All notices', 'Every notice'))
  await reports.release('1.1.0')
  list('1.1.0')
  await page.reload()
  await expect(title).toHaveText('Every notice')

  list('1.0.0')
  await page.reload()
  await expect(title).toHaveText('All notices')

  writeFileSync(file, JSON.stringify({ remotes }))
  await page.reload()
  await expect(title).toHaveText('Ooops!')
})

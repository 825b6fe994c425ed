import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { keepRelease } from './release-before.ts'

it('keeps the hashed files of the release before, until there is another', () => {
  const app = mkdtempSync(join(tmpdir(), 'waymark-app-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
  const build = (...names: string[]) => {
    const settle = keepRelease(app)
    rmSync(join(app, 'dist'), { recursive: true, force: true })
    mkdirSync(join(app, 'dist/assets'), { recursive: true })
    for (const name of names) writeFileSync(join(app, 'dist', name), name)
    settle()
  }
  const kept = () =>
    readdirSync(join(app, 'dist-before'), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))

  build('index.html', 'main.aaaaaaaaaa.js', 'main.aaaaaaaaaa.js.br', 'assets/pin.1111111111.svg')
  expect(readdirSync(app)).toEqual(['dist'])
  build('index.html', 'main.bbbbbbbbbb.js')
  expect(kept().toSorted()).toEqual(['assets/pin.1111111111.svg', 'main.aaaaaaaaaa.js'])
  build('index.html', 'main.bbbbbbbbbb.js')
  expect(kept()).toHaveLength(2)
  build('index.html', 'main.cccccccccc.js')
  expect(kept()).toEqual(['main.bbbbbbbbbb.js'])
  expect(readdirSync(app).toSorted()).toEqual(['dist', 'dist-before'])
})

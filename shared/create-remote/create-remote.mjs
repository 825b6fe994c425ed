#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import process from 'node:process'

/**
 * `npm create @waymark/remote <folder>`: a remote in a folder of its own, named as the folder. It asks for the packages of
 * Waymark of the version that this program has.
 */
const [target] = process.argv.slice(2)
const name = basename(resolve(target ?? ''))
const fault = faultOf()
if (fault) {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
} else create(resolve(target))

function faultOf() {
  if (target === undefined) return 'Say where: npm create @waymark/remote mfe-reports'
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(name)) return `${name} is no name of a remote: take one such as mfe-reports.`
  if (existsSync(target) && readdirSync(target).length > 0) return `${target} is not empty.`
  return undefined
}

function create(folder) {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const words = {
    'mfe-template': name,
    mfe_template: name.replaceAll('-', '_'),
    '/template': `/${name.slice('mfe-'.length)}`,
    '0.0.0-waymark': `^${version}`,
  }
  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
  // npm packs no file of this name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const text = readFileSync(path, 'utf8')
    const changed = Object.entries(words).reduce((all, [word, own]) => all.replaceAll(word, own), text)
    if (changed !== text) writeFileSync(path, changed)
  }
  process.stdout.write(`${name} is in ${folder}. Next: npm install, then npm test. Its README says the rest.\n`)
}

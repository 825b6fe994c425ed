import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type OfferedPackage, offeredPackages } from './offered-packages.ts'
import { type Manifest, packedManifest } from './packed-manifest.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** What a compiled file takes from elsewhere. */
const importing =
  /^(?:import|export)\b[^'"\n]*\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)|\brequire\.resolve\(['"]([^'"]+)['"]\)/gm

/**
 * Compiles what other teams install and packs each package into `into`: JavaScript with its types beside it, style sheets
 * as they are. Gives the paths of the archives by package name.
 */
export async function packPackages(into: string): Promise<ReadonlyMap<string, string>> {
  mkdirSync(into, { recursive: true })
  const staging = mkdtempSync(join(tmpdir(), 'waymark-packages-'))
  try {
    const archives = new Map<string, string>()
    for (const offered of offeredPackages) archives.set(...(await packOne(offered, staging, into)))
    return archives
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

async function packOne(offered: OfferedPackage, staging: string, into: string): Promise<[name: string, file: string]> {
  const source = join(root, 'shared', offered.folder)
  const target = join(staging, offered.folder)
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  if (offered.settings === null) cpSync(source, target, { recursive: true })
  else {
    const packed = { ...manifest, exports: entriesOf(manifest, offered) }
    await compile(source, target, offered.settings, Object.values(packed.exports))
    copyOther(source, target)
    const text = JSON.stringify(packedManifest(packed, importedIn(join(target, 'dist'))), undefined, 2)
    writeFileSync(join(target, 'package.json'), `${text}\n`)
  }
  if (offered.settings === null) publishable(join(target, 'package.json'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', into], { cwd: target })
  return [manifest.name, join(into, stdout.trim())]
}

function entriesOf({ exports = {} }: Manifest, { entries }: OfferedPackage): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(exports).filter(([entry]) => !entries || entries.includes(entry)))
}

/** What is private here, so that nobody publishes the sources, is not when it is packed. */
function publishable(file: string): void {
  const { private: _private, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** Compiles what the entries reach, and nothing of it is a test. */
async function compile(source: string, target: string, settings: string, entries: readonly string[]): Promise<void> {
  const file = join(target, 'tsconfig.json')
  const all = readdirSync(join(source, 'src'), { recursive: true, encoding: 'utf8' }).filter((one) => !isTest(one))
  const files = entries.some((entry) => entry.includes('*'))
    ? all.filter((one) => /\.tsx?$/.test(one)).map((one) => join(source, 'src', one))
    : entries.filter((entry) => /\.tsx?$/.test(entry) && !entry.endsWith('.d.ts')).map((entry) => join(source, entry))
  mkdirSync(target, { recursive: true })
  const options = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(source, 'src'),
    outDir: join(target, 'dist'),
    typeRoots: [join(root, 'node_modules/@types')],
  }
  const types = join(root, 'shared/build/types/assets.d.ts')
  writeFileSync(
    file,
    JSON.stringify({ extends: join(root, settings), compilerOptions: options, files: [types, ...files], include: [] }),
  )
  await run(process.execPath, [compiler, '-p', file], { cwd: root }).catch(({ stdout }) => {
    throw new Error(`The packages do not compile.\n${stdout}`)
  })
  rmSync(file)
}

/** Style sheets and whatever else stands beside the sources, and the words about them. */
function copyOther(source: string, target: string): void {
  const isCopied = (file: string) => !/(?<!\.d)\.tsx?$/.test(file)
  cpSync(join(source, 'src'), join(target, 'dist'), { recursive: true, filter: isCopied })
  for (const name of ['README.md', 'types'].filter((one) => existsSync(join(source, one))))
    cpSync(join(source, name), join(target, name), { recursive: true })
}

/** The packages that compiled files name. */
function importedIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|d\.ts)$/.test(file))
  const names = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(importing)].flatMap(([, ...found]) => found.filter(Boolean)),
  )
  const packages = names.filter((name) => !name.startsWith('.') && !isBuiltin(name))
  return new Set(packages.map(packageOf))
}

function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
}

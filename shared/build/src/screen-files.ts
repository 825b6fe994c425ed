import { dirname, relative, resolve, sep } from 'node:path'
import webpack, {
  type Chunk,
  type ChunkGraph,
  type ChunkGroup,
  type Compilation,
  type Compiler,
  type Module,
} from 'webpack'
import { shareKeyOf } from './federation.ts'
import { screenPathsIn } from './screen-paths.ts'
import { sharedModules } from './shared-packages.ts'

/** What one part of an app loads when it is imported: its own files, and the modules that the host lends it. */
interface Part {
  readonly files: readonly string[]
  readonly shared: readonly string[]
}

const registerChunk = '__federation_expose_register'
/** The module that offers the host's modules to remotes, and what it may have been joined with. */
const lending = /(shared-modules|open-federation\.ts)$/

/**
 * Writes `screen-files.json`: which files each part of an app loads, by the source file that it begins with, and at which
 * paths its screens are. The gateway names them in the document's head, and `npm run check` holds their sum.
 */
export class ScreenFiles {
  readonly #folder: string
  readonly #startChunks: readonly string[]

  /** `startChunks`: those that every document of the app names; none for a remote. */
  constructor(folder: string, startChunks: readonly string[] = []) {
    this.#folder = folder
    this.#startChunks = startChunks
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreenFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ScreenFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const list = {
            start: this.#startFiles(compilation),
            ...this.#imported(compilation),
            paths: this.#paths(compilation),
          }
          compilation.emitAsset('screen-files.json', new webpack.sources.RawSource(JSON.stringify(list)))
        },
      )
    })
  }

  /** What runs first: the page's own start, or the entry of a remote with the module that it exposes. */
  #startFiles(compilation: Compilation): Part {
    const named = [...this.#startChunks, registerChunk].flatMap((name) => compilation.namedChunks.get(name) ?? [])
    const entries = [...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks)
    return partOf([...entries, ...named], compilation.chunkGraph)
  }

  /** Everything that is imported later, and which of it the host lends to remotes. */
  #imported({ modules, chunkGraph, moduleGraph, namedChunks }: Compilation) {
    const start = ['main', ...this.#startChunks].flatMap((name) => namedChunks.get(name) ?? [])
    const isOfStart = (module: Module) => start.some((chunk) => chunkGraph.isModuleInChunk(module, chunk))
    // What is imported in several places has other files in each: those of the page's start count.
    const inOrder = [...modules].sort((one, other) => Number(isOfStart(one)) - Number(isOfStart(other)))
    const requestByFile = new Map(sharedModules().flatMap(({ request, file }) => (file ? [[file, request]] : [])))
    const parts: Record<string, Part> = {}
    const lent: Record<string, readonly string[]> = {}
    for (const module of inOrder) {
      for (const block of module.blocks) {
        const [dependency] = block.dependencies
        const file = dependency && moduleGraph.getModule(dependency)?.nameForCondition()
        const group = chunkGraph.getBlockChunkGroup(block)
        if (!file || !group) continue
        const request = lending.test(module.nameForCondition() ?? module.identifier()) && requestByFile.get(file)
        const part = partOf(group.chunks, chunkGraph)
        if (request) lent[request] = part.files
        else parts[this.#nameOf(file)] = part
      }
    }
    return { lent: sorted(lent), parts: sorted(parts) }
  }

  /** The screens whose address stands whole at their route: not those below another, and not one for several addresses. */
  #paths({ modules }: Compilation): Record<string, string> {
    const paths: Record<string, string> = {}
    for (const module of modulesIn(modules)) {
      const file = module.nameForCondition()
      const script = module.originalSource()?.source().toString()
      if (!file?.endsWith('.tsx') && !file?.endsWith('.ts')) continue
      for (const [path, screen] of screenPathsIn(script ?? ''))
        if (path.startsWith('/')) paths[path] = this.#nameOf(resolve(dirname(file), screen))
    }
    return sorted(paths)
  }

  #nameOf(file: string): string {
    return relative(this.#folder, file).replaceAll(sep, '/')
  }
}

/** Each module by itself, also those that webpack has joined. */
function modulesIn(modules: Iterable<Module>): readonly Module[] {
  return [...modules].flatMap((module) =>
    'modules' in module && Array.isArray(module.modules) ? module.modules : module,
  )
}

function partOf(chunks: ChunkGroup['chunks'] | readonly Chunk[], chunkGraph: ChunkGraph): Part {
  const files = new Set<string>()
  const shared = new Set<string>()
  for (const chunk of chunks) {
    for (const file of chunk.files) if (/\.(js|css)$/.test(file)) files.add(file)
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const key = shareKeyOf(module)
      if (key !== undefined) shared.add(key)
    }
  }
  return { files: [...files].sort(), shared: [...shared].sort() }
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}

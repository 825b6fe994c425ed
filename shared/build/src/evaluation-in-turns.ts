import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template } = webpack
const { ConcatSource, RawSource } = webpack.sources

/** Source, before it is minified, whose evaluation takes some milliseconds on a cheap phone. */
const bytesOfPart = 24_000
/** In milliseconds: a frame's time on a device four times as slow. */
const maxTurnMs = 6

/** Promises between the end of a load and the evaluation of what it loaded. */
const stepsToEvaluation = 3

/** What is evaluated before an imported module is: its parts one by one, once the other chunks of the import are there. */
interface Plan {
  readonly beside: readonly (string | number)[]
  readonly parts: readonly (string | number)[]
}

/**
 * Evaluates what is imported in turns, between which the page can be drawn and pressed. By itself webpack runs an imported
 * module with all that it imports in one go: half a second for a screen on a cheap phone. The build knows the order, and each
 * chunk that an import ends in lists the modules to begin with; the runtime evaluates them until its turn is over.
 */
export class EvaluationInTurns {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EvaluationInTurns', (compilation) => {
      webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).renderChunk.tap(
        // Before the chunk is wrapped into what loads it.
        { name: 'EvaluationInTurns', stage: -100 },
        (source, { chunk }) => {
          const plan = planOf(chunk, compilation)
          const modules = source.source().toString()
          if (!plan || !modules.startsWith('{') || chunk.id === null) return source
          const entry = `${JSON.stringify(planName(chunk.id))}:${JSON.stringify([plan.beside, plan.parts])},`
          return new ConcatSource(new RawSource(`{${entry}`), new RawSource(modules.slice(1)))
        },
      )
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('EvaluationInTurns', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.moduleFactories)
          compilation.addRuntimeModule(chunk, new TurnsRuntime())
        })
    })
  }
}

/** No module has such an id. */
function planName(chunkId: string | number): string {
  return `/${chunkId}`
}

function planOf(chunk: Chunk, compilation: Compilation): Plan | undefined {
  const imports = importsInto(chunk, compilation)
  const [root, ...others] = imports.keys()
  // What several imports end in, or another one loads beside its own, would evaluate what nobody has asked for.
  if (!root || others.length > 0) return undefined
  const own = imports.get(root) ?? []
  if ([...chunk.groupsIterable].some((group) => !own.includes(group))) return undefined
  const parts = partsOf(root, compilation)
  if (parts.length === 0) return undefined
  const beside = new Set(own.flatMap(({ chunks }) => chunks.flatMap(({ id }) => id ?? [])))
  if (chunk.id !== null) beside.delete(chunk.id)
  return { beside: [...beside], parts }
}

/** The modules of a chunk that are imported, each with the groups of chunks that its imports load. */
function importsInto(chunk: Chunk, { chunkGraph, moduleGraph }: Compilation): ReadonlyMap<Module, ChunkGroup[]> {
  const found = new Map<Module, ChunkGroup[]>()
  for (const group of chunk.groupsIterable) {
    for (const block of group.getBlocks()) {
      for (const dependency of block.dependencies) {
        const module = moduleGraph.getModule(dependency)
        if (module && chunkGraph.isModuleInChunk(module, chunk))
          found.set(module, [...(found.get(module) ?? []), group])
      }
    }
  }
  return found
}

/** The modules to evaluate before `root`, each with so much below it that no earlier one has evaluated. */
function partsOf(root: Module, compilation: Compilation): readonly (string | number)[] {
  const { chunkGraph, moduleGraph } = compilation
  const parts: (string | number)[] = []
  /** The number of each module in the order of the walk, and of the first one that it is in a cycle with. */
  const numbers = new Map<Module, number>()
  const cycles: Module[] = []

  /** Bytes below a module that no part evaluates yet, and the first module on the way to it that is below it as well. */
  const walk = (module: Module, mayBePart: boolean): { readonly bytes: number; readonly first: number } => {
    const number = numbers.size
    numbers.set(module, number)
    cycles.push(module)
    let bytes = module.size()
    let first = number
    for (const { next, isHoisted } of nextOf(module)) {
      const known = numbers.get(next)
      const below = known === undefined ? walk(next, mayBePart && isHoisted) : undefined
      bytes += below?.bytes ?? 0
      if (below) first = Math.min(first, below.first)
      else if (cycles.includes(next)) first = Math.min(first, known ?? number)
    }
    // In a cycle the order depends on where one begins.
    if (first < number) return { bytes, first }
    cycles.length = cycles.indexOf(module)
    const id = chunkGraph.getModuleId(module)
    if (!mayBePart || module === root || bytes < bytesOfPart || id === null) return { bytes, first }
    parts.push(id)
    return { bytes: 0, first }
  }

  /** What is evaluated before a module; `isHoisted` unless its code decides whether it is. */
  function nextOf(module: Module) {
    return module.dependencies.flatMap((dependency) => {
      const connection = moduleGraph.getConnection(dependency)
      const next = connection?.module
      if (!next || connection.getActiveState(undefined) === false) return []
      if (chunkGraph.getNumberOfModuleChunks(next) === 0) return []
      return [{ next, isHoisted: dependency instanceof webpack.dependencies.HarmonyImportDependency }]
    })
  }

  walk(root, true)
  return moduleGraph.isAsync(root) ? [] : parts
}

class TurnsRuntime extends RuntimeModule {
  constructor() {
    // After everything else that loads chunks.
    super('evaluation in turns', RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const { ensureChunk, moduleFactories } = RuntimeGlobals
    return Template.asString([
      `const ensure = ${ensureChunk}, loads = {};`,
      'let line = Promise.resolve(), endsAt = 0;',
      'const turn = () => line = line.then(async () => {',
      Template.indent([
        // Whoever had the turn before evaluates now.
        'await 0;'.repeat(stepsToEvaluation),
        'if (Date.now() > endsAt) {',
        // A browser without it evaluates all in one go.
        'await self.scheduler?.yield?.();',
        `endsAt = Date.now() + ${maxTurnMs};`,
        '}',
      ]),
      '});',
      'const evaluate = async ([beside, parts] = [[], []]) => {',
      Template.indent([
        'for (const id of beside) await loads[id];',
        'for (const id of parts) { await turn(); __webpack_require__(id); }',
        'await turn();',
      ]),
      '};',
      `${ensureChunk} = (chunkId) => (loads[chunkId] = ensure(chunkId)).then(() => evaluate(${moduleFactories}["/" + chunkId]));`,
    ])
  }
}

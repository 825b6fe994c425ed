import type { KnipConfig } from 'knip'

/** The source of a package whose `exports` offer it to the repository alone: what nobody here takes is unused. */
const offered = { includeEntryExports: true } as const

/**
 * Every file, export and dependency is used, and every dependency is declared. Named here is only what nothing imports:
 * programs that are started, what webpack takes by name, and what the system brings.
 */
const config: KnipConfig = {
  // The name of a type in an exported signature may be exported, taken or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['apt-get', 'dd', 'haproxy', 'mount', 'redis-server', 'umount'],
  compilers: {
    css: (source: string) =>
      [...source.matchAll(/(?:@import|composes: .* from) "([^"]+)"/g)].map(([, path]) => `import '${path}'`).join('\n'),
  },
  workspaces: {
    // The build starts it by its path.
    '.': { ignoreDependencies: ['turbo'] },
    'infra/basemap': { entry: ['src/map-tiles.ts'] },
    // What the writer of tiles imports, which the build copies.
    'infra/basemap/build': { ignoreDependencies: ['pmtiles'] },
    'infra/bench': {
      entry: ['{api,bare,service,suite}-process.ts'],
      // A command.
      ignoreDependencies: ['lighthouse'],
    },
    'infra/db-types': offered,
    'infra/demo-world': offered,
    'infra/postgres': offered,
    'infra/run': {
      ...offered,
      entry: [
        '*.mjs',
        'commands/*.ts',
        'machines/*.mjs',
        'suite/{composed-process,prepare-data}.ts',
        'test/fixtures/*.ts',
      ],
    },
    'infra/sandbox-stripe': offered,
    'infra/sandbox-twilio': offered,
    'infra/test-world': offered,
    // The service worker is registered by its address.
    shell: { entry: ['src/first-screen/first-screens.tsx', 'src/*.d.ts', 'public/*.js'] },
    'mfe-*': { entry: ['src/{register,standalone}.tsx'] },
    'mfe-booking': { entry: ['src/{register,standalone}.tsx', 'src/drawing.ts'] },
    'mfe-map': { entry: ['src/{register,standalone}.tsx', 'src/drawing.ts'] },
    // What the page of calls loads.
    'services/gateway': { entry: ['api-docs/page.js'] },
    'services/*': {
      // Kysely's migrator calls them.
      entry: ['src/db/migrations/*.ts'],
    },
    'shared/build': {
      entry: ['src/one-language.mjs', 'src/lazy-formats.mjs', 'src/react-refresh-shim.cjs', 'types/*.d.ts'],
      // An alias of react-refresh.ts.
      ignoreDependencies: ['react-refresh-real'],
    },
    'shared/contracts': offered,
    // What webpack and vitest take by name where the template has become a remote.
    'shared/create-remote': { entry: ['template/src/{register,standalone}.tsx', 'template/*.config.ts'] },
    'shared/domain': offered,
    'shared/service-kit': { ...offered, entry: ['{src,test}/**/*.test.ts'] },
    'shared/ui': { ...offered, entry: ['gallery/main.tsx'] },
    'shared/web-kit': offered,
  },
}

export default config

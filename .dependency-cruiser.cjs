// The visitor that dependency-cruiser borrows from swc ends with an error at a `using` declaration, which imports nothing.
const { Visitor } = require('@swc/core/Visitor.js')
const { visitStatement } = Visitor.prototype
Visitor.prototype.visitStatement = function visit(statement) {
  return statement.type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement)
}

/**
 * The arrows of docs/decisions: domain <- contracts <- {service-kit, web-kit} <- {services, shell, remotes}; ui for
 * shell and remotes only. Each comment says what to do instead of breaking the rule.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const test = '(/test/|\\.(test|spec)\\.tsx?$)'
const npm = 'node_modules'

/** A rule that `from` may reach only the folders of `allowed` (and npm packages). */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(shared|services|shell|mfe-|infra)', pathNot: `^(${allowed.join('|')})(/|$)` },
})

module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      comment:
        'domain holds pure rules: pass what it needs as an argument (the clock too) and keep shapes in contracts.',
      severity: 'error',
      from: { path: '^shared/domain/src', pathNot: test },
      to: { pathNot: '^(shared/domain/src|node_modules/(temporal-polyfill|@js-temporal))' },
    },
    only(
      'contracts-stand-on-domain',
      'contracts describe calls for both sides: move server code to service-kit, browser code to web-kit.',
      '^shared/contracts/src',
      ['shared/contracts', 'shared/domain'],
    ),
    only(
      'service-kit-stands-on-contracts',
      'service-kit serves every service: take what a service knows as a parameter instead of importing it.',
      '^shared/service-kit/src',
      ['shared/service-kit', 'shared/contracts', 'shared/domain'],
    ),
    only(
      'web-kit-stands-on-contracts',
      'web-kit serves every page: components belong to ui, and what a remote knows comes in through register().',
      '^shared/web-kit/src',
      ['shared/web-kit', 'shared/contracts', 'shared/domain'],
    ),
    only(
      'ui-stands-alone',
      'ui shows what it is given: pass data and handlers as props; fetching and rules belong to the screen.',
      '^shared/ui/src',
      ['shared/ui', 'shared/domain'],
    ),
    {
      name: 'no-service-imports-a-service',
      comment: "Read the other service's published view (<name>_api), or send it a job through the outbox.",
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    only(
      'services-stand-on-service-kit',
      'A service runs on the server alone: shared rules belong to domain, shapes to contracts, plumbing to service-kit.',
      '^services/[^/]+/src',
      ['services', 'shared/service-kit', 'shared/contracts', 'shared/domain', 'infra/basemap'],
    ),
    {
      name: 'no-remote-imports-a-remote',
      comment:
        'Remotes meet through the URL, the query cache and named slots: offer a slot, or move the part to ui or web-kit.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^mfe-', pathNot: '^$1/' },
    },
    {
      name: 'no-shell-and-remote-imports-of-each-other',
      comment: 'The shell finds remotes at run time by /remotes.json: share through web-kit (store, slots) or ui.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    only(
      'pages-stand-on-web-kit-and-ui',
      'Pages run in the browser: call the server through web-kit with an entry of contracts.',
      '^(shell|mfe-[^/]+)/src',
      ['shell', 'mfe-[^/]+', 'shared/web-kit', 'shared/ui', 'shared/contracts', 'shared/domain'],
    ),
    {
      name: 'testing-serves-tests',
      comment:
        'A testing/ folder fakes what a test stands on, or breaks it on purpose: the product needs the real thing.',
      severity: 'error',
      from: { pathNot: `(${test}|/testing/|^infra/run/faults/)` },
      to: { path: '/src/testing/' },
    },
    {
      name: 'no-node-in-pages',
      comment: 'Browsers have no Node modules: use a web API, or do it in a service.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared/(domain|contracts|web-kit|ui))/src', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sql-lives-in-db',
      comment: "A handler finds and writes through functions of its service's db/ folder: put the query there.",
      severity: 'error',
      from: { path: '^services/[^/]+/src/calls/' },
      // The type of a transaction may pass through a handler that opens one.
      to: { path: `${npm}/(kysely|pg)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other hold a third thing: give it a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: "Declare the package in this workspace's package.json, with its exact version.",
      severity: 'error',
      from: { path: '^(services|shared|shell|mfe-[^/]+|infra)/', pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'not-resolvable',
      comment: 'This import leads nowhere: correct the path (relative imports carry .ts or .tsx).',
      severity: 'error',
      // The base map's tools install their own packages, elsewhere.
      from: { pathNot: '^infra/basemap/build/' },
      // Modules that only a build has, and a package of types alone.
      to: { couldNotResolve: true, pathNot: '^(virtual:|react-refresh-real$|kubernetes-types/)' },
    },
  ],
  options: {
    doNotFollow: { path: npm },
    // Only our own builds: most packages keep their code in a dist folder too, and must be seen to be refused.
    exclude: { path: '^(?!node_modules/).*(dist|\\.cache|\\.waymark|\\.turbo)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

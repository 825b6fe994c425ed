import { say } from './figures.ts'

/** Each benchmark by name, loaded on demand. */
const benches: Readonly<Record<string, { readonly about: string; readonly run: () => Promise<void> }>> = {
  start: {
    about: 'npm start to healthy, and the memory of all processes',
    run: async () => (await import('./start-bench.ts')).startBench(),
  },
  api: {
    about: 'what a call costs before its own work, against bare Fastify; processor time of the ten most asked calls',
    run: async () => {
      await (await import('./api-bench.ts')).apiBench()
      await (await import('./calls-bench.ts')).callsBench()
    },
  },
  calls: {
    about: 'processor time of the ten most asked calls alone',
    run: async () => (await import('./calls-bench.ts')).callsBench(),
  },
  database: {
    about: 'pipelined reads and the woken outbox, against the plain ways',
    run: async () => (await import('./database-bench.ts')).databaseBench(),
  },
  availability: {
    about: 'free times and who can come, at 10,000 and 1,000,000 bookings',
    run: async () => (await import('./availability-bench.ts')).availabilityBench(),
  },
  booking: {
    about: '200 people who take the same times; 5,000 buyers of a session with 2,000 spaces',
    run: async () => {
      await (await import('./booking-bench.ts')).bookingBench()
      await (await import('./session-bench.ts')).sessionBench()
    },
  },
  session: {
    about: '5,000 buyers of a session with 2,000 spaces alone',
    run: async () => (await import('./session-bench.ts')).sessionBench(),
  },
  load: {
    about: 'the whole suite under mixed journeys of 200 to 2,000 people: what it answers, turns away and keeps',
    run: async () => (await import('./load-bench.ts')).loadBench(),
  },
  memory: {
    about: 'the memory of the suite and its database over an hour of use',
    run: async () => (await import('./memory-bench.ts')).memoryBench(),
  },
  activities: {
    about: 'activities near a point, with Access Fit, at 100,000 sessions',
    run: async () => (await import('./activities-bench.ts')).activitiesBench(),
  },
  map: {
    about: 'a view of the map at 1,000 and 100,000 venues',
    run: async () => (await import('./map-bench.ts')).mapBench(),
  },
  search: {
    about: 'the one search and the pages of the open data, at 1,000 and 100,000 venues',
    run: async () => (await import('./search-bench.ts')).searchBench(),
  },
  provider: {
    about: 'lists of an organisation with 500 locations, 200 staff and 60 services',
    run: async () => (await import('./provider-bench.ts')).providerBench(),
  },
  web: {
    about: 'first visits, Lighthouse, the price of federation, a screen inside the app',
    run: async () => (await import('./web-bench.ts')).webBench(),
  },
}

const requested = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = requested.find((name) => !Object.hasOwn(benches, name))
if (requested.length === 0 || unknown !== undefined) {
  const lines = Object.entries(benches).map(([name, { about }]) => `  npm run bench -- ${name.padEnd(14)}${about}`)
  say(`${unknown === undefined ? 'Which one?' : `There is no bench "${unknown}".`}\n${lines.join('\n')}`)
} else for (const name of requested) await benches[name]?.run()

import { activitiesPath } from '../activities/activity-paths.ts'

/** Below this address pages open without a connection. */
const scope = `${activitiesPath}/activity-session/`
const fileName = /\.(js|css|woff2?)$|\/(remotes|mf-manifest)\.json$/

/**
 * Lets the check-in page open again without a connection: hands the files that it has loaded, the camera's reader
 * included, to the service worker of the shell (`offline-worker.js`). Where there is none the page works all the same,
 * but does not survive a reload offline.
 */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const [{ active, waiting, installing }] = await Promise.all([
      navigator.serviceWorker.register('/offline-worker.js', { scope }),
      import('@zxing/browser'),
      // Names with macrons have a file of their own.
      document.fonts.ready,
    ])
    const worker = active ?? waiting ?? installing
    worker?.postMessage({ files: loadedFiles() })
  } catch {
    // Without a connection, or in a browser that allows none.
  }
}

function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names)].filter((name) => {
    const { pathname } = new URL(name)
    return fileName.test(pathname) && !pathname.startsWith('/api/')
  })
}

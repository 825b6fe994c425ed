/** How many services, each near a place, somebody can wait for. */
export const maxServiceWatches = 20

/** How long somebody waits; after that nobody is told of what they asked for long ago. */
export const serviceWatchDays = 365

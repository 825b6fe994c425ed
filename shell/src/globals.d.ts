/** Foreign origins that may serve remotes, set at build time (shared/build, `WAYMARK_REMOTE_ORIGINS`). */
declare const __WAYMARK_REMOTE_ORIGINS__: readonly string[]

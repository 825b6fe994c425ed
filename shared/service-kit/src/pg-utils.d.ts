declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value of ours as pg sends it to the database. */
    readonly prepareValue: (value: unknown) => Buffer | string | null
  }
  export default utils
}

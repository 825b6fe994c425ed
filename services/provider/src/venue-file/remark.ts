/** What is wrong about a place of a file. */
export interface Remark {
  /** The path in A11yJSON; empty for the place as a whole. */
  readonly field: string
  readonly says: string
}

/** The path of the sandbox's pages, below the suite's address. */
export const pagePath = '/sandbox-stripe'

/** Where the sandbox's pages are, below the address of the suite. */
export const pagePath = '/sandbox-stripe'

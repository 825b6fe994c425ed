/** The secret from which the roles of the test run's databases derive their passwords. */
export const roleSecret = 'a secret of the tests, long enough'

/** Contains every service's tables and views, and no rows. */
export const templateDatabase = 'waymark_template'

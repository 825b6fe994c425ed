/** The secret that the roles of the test run's databases derive their passwords from. */
export const roleSecret = 'a secret of the tests'

/** Holds every service's tables and views, and no rows. */
export const templateDatabase = 'waymark_template'

/** The address with which this page was opened: the router may have left it since. */
export const arrivedAt = location.href
